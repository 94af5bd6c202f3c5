import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The secret in a message's link. It is in the hash, which is not sent to servers, and is removed from address bar and
 * history at once; empty when absent.
 */
export function useSecret(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState(() => hash.slice(1));

  useEffect(() => {
    if (!hash) return;
    setSecret(hash.slice(1));
    void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  return secret;
}
