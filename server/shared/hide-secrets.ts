/** Forms by which a secret of ours is known wherever it stands, and what is left of each. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]+/g, '[token]'],
  [/\bguest_\d+_[\w-]+/g, '[guest]'],
  [/\b(pi|seti)_\w+_secret_\w+/g, '$1_[secret]'],
  [/\b(sk|rk|whsec)_\w{4,}/g, '$1_[secret]'],
  [/\$argon2\w+\$[^\s"']+/g, '[hash]'],
  [/\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s"'/@]*:[^\s"'/@]+@/g, '[address]@'],
];
const DIGITS = /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/g;

/** A text without tokens, guest secrets, client secrets, keys, hashes and card numbers. Cheap where there are none. */
export function hideSecrets(text: string): string {
  let hidden = text;
  for (const [form, left] of FORMS) hidden = hidden.replace(form, left);
  return hidden.replace(DIGITS, (digits) => (isCardNumber(digits) ? '[card]' : digits));
}

/** The check digit of every card number (ISO/IEC 7812, Luhn). */
function isCardNumber(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const counted = index % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
