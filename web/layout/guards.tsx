import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../apollo/session';
import { Redirect } from '../ui/Redirect';
import { loginPath } from '../users/login-path';

/** Shows the routes inside it to signed-in users; others go to the login form, which brings them back. */
export function RequireSignIn() {
  const { user } = useSession();
  const { pathname, search, state } = useLocation();
  if (!user) return <Redirect to={loginPath(pathname + search)} state={state} />;
  return <Outlet />;
}

/** Shows the routes inside it to one role. A customer who needed admin goes to the account, anybody else home. */
export function RequireRole({ only }: { only: 'customer' | 'admin' }) {
  const { user } = useSession();
  if (user && user.role !== only) return <Redirect to={only === 'admin' ? '/user/account' : '/'} />;
  return <RequireSignIn />;
}
