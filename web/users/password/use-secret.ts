import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The secret of a link in a message. It stands behind the #, which no server sees and no other page is told, and leaves
 * the address bar and the history at once; empty when there was none.
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
