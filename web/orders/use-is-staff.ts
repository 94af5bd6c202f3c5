import { useSession } from '../apollo/session/session';

/** Whether somebody of the shop, and not its customer, looks at an order. */
export function useIsStaff({ customer }: { customer: { email: string } }): boolean {
  const { user } = useSession();
  return user?.role === 'admin' && user.email !== customer.email;
}
