import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onSessionExpired } from '../apollo/session';
import { loginPath } from '../users/login-path';

/** Forms for people who are not signed in. The secret of a link that was opened would be lost by leaving them. */
const NEEDS_NO_SIGN_IN = new Set([
  '/login',
  '/register',
  '/invitation',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
]);

/** Takes the user to the login form when the session expires in use, and remembers where they were. */
export function useReturnToLogin(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  const wanted = useRef<string>(undefined);

  useEffect(() => {
    here.current = location;
    if (!wanted.current) return;
    if (location.pathname + location.search === wanted.current) {
      const settled = setTimeout(() => {
        wanted.current = undefined;
      });
      return () => clearTimeout(settled);
    }
    // The page that is being left may have rewritten its address meanwhile, over the way to the form.
    navigate(wanted.current, { state: location.state, replace: true });
  }, [navigate, location]);

  useEffect(
    () =>
      onSessionExpired(() => {
        const { pathname, search, state } = here.current;
        if (NEEDS_NO_SIGN_IN.has(pathname) || wanted.current) return;
        wanted.current = loginPath(pathname + search);
        navigate(wanted.current, { state });
      }),
    [navigate],
  );
}
