import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../apollo/session';
import { loginPath } from '../users/login-path';

/** Shows the routes inside it to signed-in users; others go to the login form, which brings them back. */
export function RequireSignIn() {
  const { user } = useSession();
  const { pathname, search, state } = useLocation();
  if (!user) return <Navigate to={loginPath(pathname + search)} state={state} replace />;
  return <Outlet />;
}

/** Shows the routes inside it to one role. A customer who needed admin goes to the account, anybody else home. */
export function RequireRole({ only }: { only: 'customer' | 'admin' }) {
  const { user } = useSession();
  if (user && user.role !== only) return <Navigate to={only === 'admin' ? '/user/account' : '/'} replace />;
  return <RequireSignIn />;
}
