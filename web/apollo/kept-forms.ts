/** What somebody was typing when their session ended; this tab keeps it until they are back. No passwords, no files. */

const PREFIX = 'typed:';
const keyOf = (form: string, userId: string) => `${PREFIX}${userId}:${form}`;

export interface KeptForm {
  /** What the form is about, such as the id of a product. */
  readonly of: string;
  readonly typed: unknown;
}

/** What was typed in this form by this user; null when nothing is kept. */
export function readKeptForm(form: string, userId: string): KeptForm | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(form, userId)) ?? 'null');
    return typeof kept?.of === 'string' && kept.typed ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed for its user alone. */
export function keepForm(form: string, userId: string, kept: KeptForm): void {
  try {
    sessionStorage.setItem(keyOf(form, userId), JSON.stringify(kept));
  } catch {
    // A browser without session storage loses it with the page.
  }
}

/** Forgets one form, once it is saved or given up. */
export function forgetKeptForm(form: string, userId: string): void {
  forget((key) => key === keyOf(form, userId));
}

/** Forgets every form of everybody, when somebody leaves this tab on purpose. */
export function forgetKeptForms(): void {
  forget((key) => key.startsWith(PREFIX));
}

function forget(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (isMeant(key)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there either.
  }
}
