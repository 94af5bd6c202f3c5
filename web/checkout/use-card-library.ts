import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import type { CardEntry } from './CardEntry';
import { type CardProvider, loadCardLibrary } from './load-card-library';

interface Loaded {
  readonly stripe: Stripe;
  /** Our field for it. */
  readonly CardEntry: typeof CardEntry;
}

export interface CardLibrary {
  /** null while it loads or when it could not, as is the field for it. */
  stripe: Stripe | null;
  CardEntry: Loaded['CardEntry'] | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The card provider's library, loaded on the first page that needs it. */
export function useCardLibrary({ publishableKey, isSandbox }: CardProvider): CardLibrary {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    Promise.all([loadCardLibrary({ publishableKey, isSandbox }), import('./CardEntry')]).then(
      ([stripe, { CardEntry }]) => setLoaded({ stripe, CardEntry }),
      () => setHasFailed(true),
    );
  }, [publishableKey, isSandbox]);

  useEffect(load, [load]);

  return { stripe: loaded?.stripe ?? null, CardEntry: loaded?.CardEntry ?? null, hasFailed, retry: load };
}
