/** What somebody was typing when their session ended; this tab keeps it until they are back. No passwords, no files. */
import { type Check, isText, shape } from './shape';
import { readTab, removeTab, tabKeys, writeTab } from './tab-storage';

const PREFIX = 'typed:';
const keyOf = (form: string, userId: string) => `${PREFIX}${userId}:${form}`;

export interface FormDraft {
  /** What the form is about, such as the id of a product. */
  readonly of: string;
  readonly typed: object;
}

const isObject: Check<object> = (value) => typeof value === 'object' && value !== null;
const isFormDraft = shape<FormDraft>({ of: isText, typed: isObject });

/** What was typed in this form by this user; null when nothing is kept. */
export function readFormDraft(form: string, userId: string): FormDraft | null {
  return readTab(keyOf(form, userId), isFormDraft);
}

/** Keeps what is typed for its user alone. */
export function saveFormDraft(form: string, userId: string, draft: FormDraft): void {
  writeTab(keyOf(form, userId), draft);
}

/** Forgets one form, once it is saved or given up. */
export function removeFormDraft(form: string, userId: string): void {
  removeTab(keyOf(form, userId));
}

/** Forgets every form of everybody, when somebody leaves this tab on purpose. */
export function removeFormDrafts(): void {
  for (const key of tabKeys()) if (key.startsWith(PREFIX)) removeTab(key);
}
