/** @typedef {{ code: string, message: string }} CardProblem */

/** First digits and lengths (ISO/IEC 7812 ranges of the schemes Stripe's test cards belong to). */
const BRANDS = [
  { brand: 'amex', starts: /^3[47]/, lengths: [15], cvcLength: 4 },
  { brand: 'diners', starts: /^3(?:0[0-5]|[689])/, lengths: [14, 16], cvcLength: 3 },
  { brand: 'jcb', starts: /^35/, lengths: [16], cvcLength: 3 },
  { brand: 'discover', starts: /^6(?:011|4[4-9]|5)/, lengths: [16], cvcLength: 3 },
  { brand: 'mastercard', starts: /^(?:5[1-5]|2[2-7])/, lengths: [16], cvcLength: 3 },
  { brand: 'visa', starts: /^4/, lengths: [16], cvcLength: 3 },
];
const UNKNOWN = { brand: 'unknown', starts: /^/, lengths: [16], cvcLength: 3 };

/** The scheme a number belongs to, as far as its first digits tell. @param {string} digits */
export function brandOf(digits) {
  return BRANDS.find(({ starts }) => starts.test(digits)) ?? UNKNOWN;
}

/** Digits in the groups embossed on the card. @param {string} typed */
export function formatNumber(typed) {
  const { brand, lengths } = brandOf(digitsOf(typed));
  const digits = digitsOf(typed).slice(0, Math.max(...lengths));
  const groups = brand === 'amex' ? [4, 6, 5] : [4, 4, 4, 4];
  let start = 0;
  return groups
    .map((length) => {
      start += length;
      return digits.slice(start - length, start);
    })
    .filter(Boolean)
    .join(' ');
}

/** "4" becomes "04", "0434" and "04/2034" become "04 / 34". @param {string} typed */
export function formatExpiry(typed) {
  const digits = digitsOf(typed).replace(/^([2-9])/, '0$1');
  const year = digits.length > 4 ? digits.slice(4, 6) : digits.slice(2);
  return year ? `${digits.slice(0, 2)} / ${year}` : digits;
}

/** @param {string} typed @param {string} number */
export function formatCvc(typed, number) {
  return digitsOf(typed).slice(0, brandOf(digitsOf(number)).cvcLength);
}

/** The problem of a card number, in Stripe's words, or null. @param {string} value @returns {CardProblem | null} */
export function numberProblem(value) {
  const digits = digitsOf(value);
  if (!brandOf(digits).lengths.includes(digits.length))
    return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  if (!passesLuhn(digits)) return { code: 'invalid_number', message: 'Your card number is invalid.' };
  return null;
}

/** The problem of an expiry date, or null. @param {string} value @returns {CardProblem | null} */
export function expiryProblem(value, now = new Date()) {
  const { month, year } = readExpiry(value);
  if (digitsOf(value).length < 4)
    return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  if (month < 1 || month > 12)
    return { code: 'invalid_expiry_month', message: "Your card's expiration date is invalid." };
  if (new Date(year, month, 1) <= now)
    return { code: 'invalid_expiry_year_past', message: "Your card's expiration date is in the past." };
  return null;
}

/** The problem of a security code, or null. @param {string} value @param {string} number @returns {CardProblem | null} */
export function cvcProblem(value, number) {
  if (value.length >= brandOf(digitsOf(number)).cvcLength) return null;
  return { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
}

/** Month 1 to 12 and the whole year of "MM / YY". @param {string} value */
export function readExpiry(value) {
  const digits = digitsOf(value);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

/** @param {string} value */
export function digitsOf(value) {
  return value.replace(/\D/g, '');
}

/** The check digit of ISO/IEC 7812. @param {string} digits */
function passesLuhn(digits) {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
