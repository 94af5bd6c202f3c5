import { useSession } from '../../session/session';

/** Whether the order is viewed by staff, not by its customer. */
export function useIsStaff({ customer }: { customer: { email: string } }): boolean {
  const { user } = useSession();
  return user?.role === 'admin' && user.email !== customer.email;
}
