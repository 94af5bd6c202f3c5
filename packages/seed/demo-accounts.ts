import type { UserRole } from '../../server/platform/auth/viewer.js';

export interface DemoAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: UserRole;
}

/** Accounts for looking around on the embedded database; printed at the start, refused in production. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { name: 'Ada Admin', email: 'admin@example.com', password: 'Admin123!', role: 'admin' },
  { name: 'Carla Customer', email: 'customer@example.com', password: 'Customer123!', role: 'customer' },
];
