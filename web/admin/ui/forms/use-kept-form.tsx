import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { forgetKeptForm, keepForm, readKeptForm } from '../../../apollo/session/kept-forms';
import { currentSession, subscribeSession } from '../../../apollo/session/session';
import { KeptNotice } from './KeptNotice';

interface KeptFormOptions<Typed> {
  /** Which form it is; of each one is kept. */
  form: string;
  /** What it is about, such as the id of a product. */
  of: string;
  /** What is typed and chosen now; null when nothing is. */
  typedNow: () => Typed | null;
  /** Puts it into the form again. */
  putBack: (typed: Typed) => void;
  /** Begins again without it. */
  takeOut: () => void;
  /** What could not be kept and has to be done again. */
  lostWords?: (typed: Typed) => string | undefined;
}

interface KeptFormState {
  /** Says that it is back, and takes it out; to be rendered at the top of the form. */
  notice: ReactNode;
  /** For a form that stays when it is saved. */
  forget: () => void;
}

/**
 * A form that survives the end of a session: what is typed at that moment is kept in this tab, and put back when its
 * user, and nobody else, sees the form again. Leaving the form in any other way forgets it.
 */
export function useKeptForm<Typed extends object>(options: KeptFormOptions<Typed>): KeptFormState {
  const { form, of, typedNow, putBack, takeOut, lostWords } = options;
  const [owner] = useState(ownId);
  const [kept] = useState(() => readOwn<Typed>(form, of));
  const [place, setPlace] = useState<'form' | 'out' | 'forgotten'>(kept ? 'form' : 'forgotten');
  const latest = useRef({ typedNow, putBack });
  useLayoutEffect(() => {
    latest.current = { typedNow, putBack };
  });

  useEffect(() => {
    if (kept) latest.current.putBack(kept);
  }, [kept]);

  useEffect(() => {
    const stop = subscribeSession(() => {
      const typed = latest.current.typedNow();
      if (ownId() !== owner && typed) keepForm(form, owner, { of, typed });
    });
    return () => {
      stop();
      if (ownId() === owner) forgetKeptForm(form, owner);
    };
  }, [form, of, owner]);

  function discard(): void {
    takeOut();
    forgetKeptForm(form, owner);
    setPlace('out');
  }

  function forget(): void {
    forgetKeptForm(form, owner);
    setPlace('forgotten');
  }

  // What is typed after it was taken out is not overwritten.
  const isOffered = kept && (place === 'form' || (place === 'out' && !typedNow()));
  return {
    forget,
    notice: isOffered && (
      <KeptNotice
        isBack={place === 'form'}
        lostWords={lostWords?.(kept)}
        onDiscard={discard}
        onPutBack={() => {
          putBack(kept);
          setPlace('form');
        }}
      />
    ),
  };
}

/** What is kept of a form for whoever is signed in, for the page that opens the form again. */
export function keptForm<Typed>(form: string): Typed | null {
  return (readKeptForm(form, ownId())?.typed ?? null) as Typed | null;
}

function readOwn<Typed>(form: string, of: string): Typed | null {
  const kept = readKeptForm(form, ownId());
  return kept?.of === of ? (kept.typed as Typed) : null;
}

function ownId(): string {
  return currentSession().user?.id ?? '';
}
