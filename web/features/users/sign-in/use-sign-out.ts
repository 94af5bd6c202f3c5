import { useNavigate } from 'react-router-dom';
import { type ClientSource, useClientLoader } from '../../../data/client-loader';
import { currentSession, endSession } from '../../../session/session';
import { clearCheckout } from '../../checkout/clear-checkout';

/** Ends this browser's session at once, on the server as soon as it answers, and goes home. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const loadClient = useClientLoader();
  return () => {
    void navigate('/', { state: { isLogout: true } });
    const { user, token } = currentSession();
    if (token) void endOnServer(loadClient, token);
    if (user) clearCheckout(user.id);
    endSession();
  };
}

async function endOnServer(loadClient: ClientSource['load'], token: string): Promise<void> {
  try {
    const [{ endOnServer }, client] = await Promise.all([import('../sessions/end-on-server'), loadClient()]);
    await endOnServer(client, token);
  } catch {
    // Out here all the same: without the code or an answer, the session ends by itself after seven days.
  }
}
