/** Form values saved when a session ended, in this tab, until the user is back. No passwords, no files. */
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

/** The draft of this form by this user; null when there is none. */
export function readFormDraft(form: string, userId: string): FormDraft | null {
  return readTab(keyOf(form, userId), isFormDraft);
}

/** Saves a draft for its user alone. */
export function saveFormDraft(form: string, userId: string, draft: FormDraft): void {
  writeTab(keyOf(form, userId), draft);
}

/** Removes one draft, once it is saved or discarded. */
export function removeFormDraft(form: string, userId: string): void {
  removeTab(keyOf(form, userId));
}

/** Removes every draft of every user, on sign-out. */
export function removeFormDrafts(): void {
  for (const key of tabKeys()) if (key.startsWith(PREFIX)) removeTab(key);
}
