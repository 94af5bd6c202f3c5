/** Form values saved when a session ended, in this tab, until the user is back. No passwords, no files. */

import { removeTabValues, type TabStorage, tabStorage } from './tab-storage';
import { isString, objectOf, type TypeGuard } from './type-guards';

const PREFIX = 'typed:';

export interface FormDraft {
  /** The subject of the form, such as the id of a product. */
  readonly of: string;
  readonly typed: object;
}

const isObject: TypeGuard<object> = (value) => typeof value === 'object' && value !== null;
const isFormDraft = objectOf<FormDraft>({ of: isString, typed: isObject });

/** The draft of this form by this user alone. */
export function formDraftStorage(form: string, userId: string): TabStorage<FormDraft> {
  return tabStorage(`${PREFIX}${userId}:${form}`, isFormDraft);
}

/** Removes every draft of every user. */
export function removeFormDrafts(): void {
  removeTabValues(PREFIX);
}
