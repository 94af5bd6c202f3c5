import { Outlet, useNavigation } from 'react-router-dom';
import { useSession } from '../apollo/session/session';
import { AdminFrame } from './AdminFrame';

/** Around every page of staff. */
export function AdminArea() {
  const { user } = useSession();
  const isLoadingPage = useNavigation().state === 'loading';
  return (
    <AdminFrame isBusy={isLoadingPage}>
      {/* Remounts the page when somebody else signs in in another tab. */}
      <Outlet key={user?.id} />
    </AdminFrame>
  );
}
