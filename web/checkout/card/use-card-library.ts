import type { Stripe } from '@stripe/stripe-js';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { onFirstInteraction } from '../../ui/hooks/on-first-interaction';
import type { CardEntry } from './CardEntry';
import { type CardProvider, loadCardLibrary } from './load-card-library';

interface Loaded {
  readonly stripe: Stripe;
  /** The card field. */
  readonly CardEntry: typeof CardEntry;
}

export interface CardLibrary {
  /** null until loaded, and after a failure; so is its field. */
  stripe: Stripe | null;
  CardEntry: Loaded['CardEntry'] | null;
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
    Promise.all([loadCardLibrary({ publishableKey, isSandbox }), import('./CardEntry')]).then(
      ([stripe, { CardEntry }]) => startTransition(() => setLoaded({ stripe, CardEntry })),
      () => setHasFailed(true),
    );
  }, [publishableKey, isSandbox]);

  useEffect(() => onFirstInteraction(load), [load]);
  useEffect(() => {
    if (isWanted) retry();
  }, [isWanted, retry]);

  return { stripe: loaded?.stripe ?? null, CardEntry: loaded?.CardEntry ?? null, hasFailed, load, retry };
}
