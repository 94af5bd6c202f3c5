/** Security notices to the owner of an account, and their words. */
export const SECURITY_EVENT_TEXTS = {
  account_created: 'Account created',
  invitation_sent: 'Invitation sent again by our staff',
  invitation_accepted: 'Account opened from an invitation',
  signed_in: 'Logged in',
  signed_in_new_place: 'Logged in from a new place',
  sign_in_blocked: 'Login refused after too many attempts',
  session_ended: 'Logged out on one device',
  signed_out_everywhere: 'Logged out everywhere',
  signed_out_elsewhere: 'Logged out everywhere else',
  password_changed: 'Password changed',
  factor_added: 'Login codes turned on',
  factor_removed: 'Login codes turned off',
  factor_reset: 'Login codes removed by our staff',
  recovery_code_used: 'Recovery code used',
  code_blocked: 'Login codes refused after too many wrong ones',
  reset_requested: 'Password reset link requested',
  password_reset: 'Password reset by email link',
  email_changed: 'Email address changed',
  email_verified: 'Email address confirmed',
  access_changed: 'Access changed by our staff',
  data_exported: 'Account data exported',
} as const;

export type SecurityEventKind = keyof typeof SECURITY_EVENT_TEXTS;
