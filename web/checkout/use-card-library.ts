import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import { type CardProvider, loadCardLibrary } from './load-card-library';

export interface CardLibrary {
  /** null while it loads or when it could not. */
  stripe: Stripe | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The card provider's library, loaded on the first page that needs it. */
export function useCardLibrary({ publishableKey, isSandbox }: CardProvider): CardLibrary {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    loadCardLibrary({ publishableKey, isSandbox }).then(setStripe, () => setHasFailed(true));
  }, [publishableKey, isSandbox]);

  useEffect(load, [load]);

  return { stripe, hasFailed, retry: load };
}
