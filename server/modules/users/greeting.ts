/** Letters of any language, with the separators in names; a full stop ends a part, as in "J. Smith". */
const NAME = /^(?:[\p{L}\p{M}'’-]+\.?(?: |$))+$/u;
const LONGEST = 50;
const LONGEST_PART = 20;

/**
 * The salutation of a message. Anybody can register with anybody's address, and name anybody at checkout: a name with
 * an address, a number or a sentence in it is omitted, so that nobody can advertise to strangers through us.
 */
export function greetingOf(name: string): string {
  const plain = plainName(name);
  return plain ? `Hello ${plain},` : 'Hello,';
}

/** A name that a message may repeat; null for any other text. */
export function plainName(name: string): string | null {
  return name.length <= LONGEST && NAME.test(name) ? name : null;
}

/** A short form by which a person is recognised: "Jane S." of "Jane Smith"; null for a text that is no name. */
export function shortName(name: string): string | null {
  const [first = '', ...others] = plainName(name)?.trim().split(' ') ?? [];
  if (first === '' || first.length > LONGEST_PART) return null;
  const last = others.at(-1);
  return last ? `${first} ${[...last][0]}.` : first;
}
