/** Parameters as Stripe takes them; a list is a level whose names are "0", "1", ... */
export interface FormParams {
  [name: string]: string | FormParams;
}

const DEEPEST = 6;

/**
 * Reads `a=1&metadata[order]=2&expand[]=charge&expand[0]=charge` into nested levels, as Stripe's API does.
 * Express reads brackets only in bodies, not in addresses, and the sandbox needs both alike.
 */
export function parseForm(encoded: string): FormParams {
  const params = emptyLevel();
  for (const [name, value] of new URLSearchParams(encoded)) put(params, pathOf(name), value);
  return params;
}

function put(params: FormParams, path: string[], value: string): void {
  let level = params;
  for (const step of path.slice(0, -1)) {
    const name = step || String(Object.keys(level).length);
    const next = level[name];
    const deeper = typeof next === 'object' ? next : emptyLevel();
    level[name] = deeper;
    level = deeper;
  }
  level[path.at(-1) || String(Object.keys(level).length)] = value;
}

/** "card[billing][line1]" -> card, billing, line1; "expand[]" -> expand and an empty step. */
function pathOf(name: string): string[] {
  return name.split('[', DEEPEST).map((step, index) => (index === 0 ? step : step.replace(/\]$/, '')));
}

/** Without a prototype, so that a parameter called __proto__ is a name like any other. */
function emptyLevel(): FormParams {
  return Object.create(null) as FormParams;
}
