import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onSessionExpired } from '../apollo/session';
import { loginPath } from '../users/login-path';

/** Takes the user to the login form when the session expires in use, and remembers where they were. */
export function useReturnToLogin(): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();

  useEffect(
    () =>
      onSessionExpired(() => {
        if (pathname === '/login') return;
        navigate(loginPath(pathname + search), { state });
      }),
    [navigate, pathname, search, state],
  );
}

export { loginPath };
