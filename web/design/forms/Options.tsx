type Label = string | { readonly label: string };

/** The values of a select with their labels, in order. */
export type Choices<T extends string> =
  | Readonly<Record<T, Label>>
  | readonly (readonly [value: T, label: Label])[];

/** The options of a select. */
export function Options<T extends string>({ choices }: { choices: Choices<T> }) {
  const all: readonly (readonly [string, Label])[] = Array.isArray(choices)
    ? choices
    : Object.entries<Label>(choices as Record<T, Label>);
  return all.map(([value, label]) => (
    <option key={value} value={value}>
      {typeof label === 'string' ? label : label.label}
    </option>
  ));
}
