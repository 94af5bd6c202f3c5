/** What somebody was typing when their session ended; this tab keeps it until they are back. No passwords, no files. */
import { type Check, isText, shape } from './shape';
import { readTab, removeTab, tabKeys, writeTab } from './tab-storage';

const PREFIX = 'typed:';
const keyOf = (form: string, userId: string) => `${PREFIX}${userId}:${form}`;

export interface KeptForm {
  /** What the form is about, such as the id of a product. */
  readonly of: string;
  readonly typed: object;
}

const isObject: Check<object> = (value) => typeof value === 'object' && value !== null;
const isKeptForm = shape<KeptForm>({ of: isText, typed: isObject });

/** What was typed in this form by this user; null when nothing is kept. */
export function readKeptForm(form: string, userId: string): KeptForm | null {
  return readTab(keyOf(form, userId), isKeptForm);
}

/** Keeps what is typed for its user alone. */
export function keepForm(form: string, userId: string, kept: KeptForm): void {
  writeTab(keyOf(form, userId), kept);
}

/** Forgets one form, once it is saved or given up. */
export function forgetKeptForm(form: string, userId: string): void {
  removeTab(keyOf(form, userId));
}

/** Forgets every form of everybody, when somebody leaves this tab on purpose. */
export function forgetKeptForms(): void {
  for (const key of tabKeys()) if (key.startsWith(PREFIX)) removeTab(key);
}
