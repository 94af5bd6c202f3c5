import { useNavigate } from 'react-router-dom';
import { currentSession, endSession } from '../../../session/session';
import { clearCheckout } from '../../checkout/clear-checkout';

/** Ends this browser's session at once, and goes home. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void navigate('/', { state: { isLogout: true } });
    const { user } = currentSession();
    if (user) clearCheckout(user.id);
    endSession();
  };
}
