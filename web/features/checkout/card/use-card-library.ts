import type { Stripe } from '@stripe/stripe-js';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { onFirstInteraction } from '../../../lib/hooks/on-first-interaction';
import type * as Entries from './entries';
import { type CardProvider, loadCardLibrary } from './load-card-library';

interface Loaded {
  readonly stripe: Stripe;
  /** The card field and the wallets' buttons. */
  readonly entries: typeof Entries;
}

export interface CardLibrary {
  /** null until loaded, and after a failure. */
  loaded: Loaded | null;
  hasFailed: boolean;
  /** Starts loading, once. */
  load: () => void;
  retry: () => void;
}

/** The card provider's library, loaded on the visitor's first interaction, or earlier when `load` is called. */
export function useCardLibrary({ publishableKey, isSandbox }: CardProvider): CardLibrary {
  const [isWanted, setIsWanted] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => setIsWanted(true), []);
  const retry = useCallback(() => {
    setHasFailed(false);
    Promise.all([loadCardLibrary({ publishableKey, isSandbox }), import('./entries')]).then(
      ([stripe, entries]) => startTransition(() => setLoaded({ stripe, entries })),
      () => setHasFailed(true),
    );
  }, [publishableKey, isSandbox]);

  useEffect(() => onFirstInteraction(load), [load]);
  useEffect(() => {
    if (isWanted) retry();
  }, [isWanted, retry]);

  return { loaded, hasFailed, load, retry };
}
