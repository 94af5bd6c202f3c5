import { passwordRules } from '../../../../rules/people/password-rules.js';
import { wrongField } from '../../../platform/errors/errors.js';
import { passwordVariants, WORD_MIN_LETTERS } from './password-variants.js';

/** The owner of a password and the shop: words that guessers try first. */
export interface PasswordContext {
  readonly name: string;
  readonly email: string;
  readonly storeName: string;
}

/** Words of our trade and brand that are no secret here; see docs/decisions/0215-accounts.md. */
const HOUSE_WORDS = [
  'harbourline',
  'harbour',
  'shipping',
  'shipment',
  'removals',
  'quote',
  'admin',
  'staff',
  'password',
];

/**
 * Refuses a new password that breaks one of the five rules, is a disguised stolen password, or is little more than
 * the name of its owner or of the shop. Throws BAD_INPUT for the field.
 */
export async function refuseWeakPassword(
  password: string,
  context: PasswordContext,
  field = 'password',
): Promise<void> {
  if (passwordRules(password).some((rule) => !rule.met)) {
    throw wrongField(field, 'Password does not meet all requirements');
  }
  if (await isStolen(password)) {
    throw wrongField(field, 'This password is on lists of stolen passwords. Choose another one.');
  }
  if (isMadeOf(password, contextWords(context))) {
    throw wrongField(
      field,
      'This password is too easy to guess. Choose one without your name, your email or our name.',
    );
  }
}

/** True for a password, disguised or not, that has leaked so often that guessers begin with it. */
export async function isStolen(password: string): Promise<boolean> {
  const stolen = await stolenPasswords();
  return [...passwordVariants(password)].some((form) => stolen.has(form));
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords from leaks, in lower case, commonest first; read from the disk when first needed. */
export function stolenPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return list;
}

function contextWords({ name, email, storeName }: PasswordContext): string[] {
  const words = [name, email.split('@')[0] ?? '', storeName].flatMap((text) => {
    const parts = text
      .normalize('NFKC')
      .toLowerCase()
      .split(/\P{L}+/u);
    return [...parts, parts.join('')];
  });
  return [...words, ...HOUSE_WORDS]
    .filter((word) => word.length >= WORD_MIN_LETTERS)
    .sort((one, other) => other.length - one.length);
}

/** True when less than a word remains of some variant without these words. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  return [...passwordVariants(password)].some((form) => {
    const letters = form.replace(/\P{L}/gu, '');
    const rest = words.reduce((text, word) => text.replaceAll(word, ' '), letters);
    return rest !== letters && rest.replaceAll(' ', '').length < WORD_MIN_LETTERS;
  });
}
