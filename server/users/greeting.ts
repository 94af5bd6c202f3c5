/** Letters of any language, with what stands between them in names; a full stop ends a part, as in "J. Smith". */
const NAME = /^(?:[\p{L}\p{M}'’-]+\.?(?: |$))+$/u;
const LONGEST = 50;

/**
 * How a message about an account begins. Anybody can register with anybody's address: a name with an address, a number
 * or a sentence in it is left out, so that nobody can advertise to strangers through us.
 */
export function greetingOf(name: string): string {
  return name.length <= LONGEST && NAME.test(name) ? `Hello ${name},` : 'Hello,';
}
