import { useSession } from '../session/session';

/** "Welcome, {name}": who is signed in. */
export function Welcome() {
  return <>Welcome, {useSession().user?.name.trim() || 'User'}</>;
}
