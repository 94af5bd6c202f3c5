import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Redirect } from '../../lib/page/Redirect';
import { loginPath, pathAfterSession } from '../../session/login-path';
import { useSession } from '../../session/session';

/** For signed-in users; others go to the login form and back. A sign-out goes home. */
export function RequireSignIn() {
  const { user } = useSession();
  const [wasSignedIn] = useState(user !== null);
  const { pathname, search, state } = useLocation();
  const path = pathname + search;
  if (!user) return <Redirect to={wasSignedIn ? pathAfterSession(path) : loginPath(path)} state={state} />;
  return <Outlet />;
}

/** For one role. A customer who needed admin goes to the account, anybody else home. */
export function RequireRole({ only }: { only: 'customer' | 'admin' }) {
  const { user } = useSession();
  if (user && user.role !== only) return <Redirect to={only === 'admin' ? '/user/account' : '/'} />;
  return <RequireSignIn />;
}
