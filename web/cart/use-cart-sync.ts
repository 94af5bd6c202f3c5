import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorWords } from '../apollo/error-words';
import { currentSession, type Session, useSession, writeStored } from '../apollo/session';
import { createCartCalls } from './cart-calls';
import { type CartChanges, combine, NO_CHANGES } from './cart-changes';
import { type CartEvent, type CartState, NEW_CART, openChanges } from './cart-state';
import { createCartSync } from './cart-sync';
import type { ConfirmedCart } from './cart-types';
import { onCartMerged } from './merge-guest-cart';
import { forgetCart, onCartKeptElsewhere, readKeptCart } from './stored-cart';

interface Hearing {
  onEvent: (before: CartState, after: CartState, event: CartEvent) => void;
  onRefused: (error: unknown, refused: CartChanges, confirmed: ConfirmedCart | null) => void;
}

/** One cart in step with the server for as long as the component lives; it follows the session, other tabs and the network. */
export function useCartSync(hearing: Hearing) {
  const client = useApolloClient();
  const session = useSession();
  const heard = useRef(hearing);
  const issued = useRef<string>(undefined);
  const [{ sync, subscribe }] = useState(() => {
    const listeners = new Set<() => void>();
    const calls = createCartCalls(client, (guestId) => {
      issued.current = guestId;
      writeStored('guestId', guestId);
    });
    const sync = createCartSync(
      calls,
      {
        onEvent(...event) {
          heard.current.onEvent(...event);
          for (const listener of listeners) listener();
        },
        onRefused: (...refusal) => heard.current.onRefused(...refusal),
        wordsFor: (error) => errorWords(error, 'Failed to fetch cart'),
      },
      firstState(ownerOf(currentSession())),
    );
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    return { sync, subscribe };
  });
  const state = useSyncExternalStore(subscribe, sync.state);
  const owner = ownerOf(session);
  const lastOwner = useRef(owner);

  useEffect(() => {
    heard.current = hearing;
  });

  useEffect(() => {
    const before = lastOwner.current;
    lastOwner.current = owner;
    if (before === owner) {
      void sync.refetch();
      return;
    }
    if (owner === issued.current) return;
    const isSigningIn = !isUser(before) && isUser(owner);
    const carried = isSigningIn ? openChanges(sync.state()) : NO_CHANGES;
    forgetCart();
    const { confirmed, waiting } = firstState(owner);
    sync.restart(confirmed, combine(waiting, carried));
  }, [owner, sync]);

  useEffect(() => {
    const stops = [
      onCartMerged(({ cart }) => sync.receive(cart)),
      onCartKeptElsewhere(() => {
        const kept = readKeptCart(ownerOf(currentSession()));
        if (sync.state().link === 'local' && kept) sync.change(kept.changes);
        else void sync.refetch();
      }),
    ];
    window.addEventListener('online', sync.retryNow);
    return () => {
      window.removeEventListener('online', sync.retryNow);
      for (const stop of stops) stop();
      sync.stop();
    };
  }, [sync]);

  return { sync, state, owner };
}

/** Whose cart it is: the signed-in user, else the guest. */
export function ownerOf({ token, user, guestId }: Session): string {
  return token && user ? `user:${user.id}` : guestId;
}

function isUser(owner: string): boolean {
  return owner.startsWith('user:');
}

function firstState(owner: string): CartState {
  const kept = readKeptCart(owner);
  return { ...NEW_CART, confirmed: kept?.confirmed ?? null, waiting: kept?.changes ?? NO_CHANGES };
}
