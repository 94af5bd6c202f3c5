/** The five rules of a password and the strength shown while typing (specification, section 5). */

export type PasswordRuleName = 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special';
export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

export interface PasswordRule {
  readonly rule: PasswordRuleName;
  /** The text beside the tick. */
  readonly text: string;
  readonly met: boolean;
}

/** Fewest characters of a new password; an emoji counts as one. */
const PASSWORD_MIN_LENGTH = 8;

const SPECIAL = /[!@#$%^&*(),.?":{}|<>]/;

/** Every rule with whether this password meets it, in the order they are shown; all must be met to register. */
export function passwordRules(password: string): PasswordRule[] {
  return [
    {
      rule: 'length',
      text: `At least ${PASSWORD_MIN_LENGTH} characters`,
      met: [...password].length >= PASSWORD_MIN_LENGTH,
    },
    { rule: 'uppercase', text: 'One uppercase letter', met: /\p{Lu}/u.test(password) },
    { rule: 'lowercase', text: 'One lowercase letter', met: /\p{Ll}/u.test(password) },
    { rule: 'digit', text: 'One number', met: /[0-9]/.test(password) },
    { rule: 'special', text: 'One special character (!@#$%^&*(),.?":{}|<>)', met: SPECIAL.test(password) },
  ];
}

/** Weak under 2 rules met, fair for 2 or 3, good for 4, strong for all 5. */
export function passwordStrength(password: string): PasswordStrength {
  const met = passwordRules(password).filter((rule) => rule.met).length;
  if (met < 2) return 'weak';
  if (met < 4) return 'fair';
  return met === 4 ? 'good' : 'strong';
}
