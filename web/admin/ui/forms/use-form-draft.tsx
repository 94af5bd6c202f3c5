import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readFormDraft, removeFormDraft, saveFormDraft } from '../../../apollo/session/form-drafts';
import { currentSession, subscribeSession } from '../../../apollo/session/session';
import { DraftNotice } from './DraftNotice';

interface FormDraftOptions<Typed> {
  /** Which form it is; of each one is kept. */
  form: string;
  /** What it is about, such as the id of a product. */
  of: string;
  /** What is typed and chosen now; null when nothing is. */
  currentValues: () => Typed | null;
  /** Puts it into the form again. */
  restore: (typed: Typed) => void;
  /** Begins again without it. */
  clear: () => void;
  /** What could not be kept and has to be done again. */
  lossWarning?: (typed: Typed) => string | undefined;
}

interface FormDraftState {
  /** Says that it is back, and takes it out; to be rendered at the top of the form. */
  notice: ReactNode;
  /** For a form that stays when it is saved. */
  discardDraft: () => void;
}

/**
 * A form that survives the end of a session: what is typed at that moment is kept in this tab, and put back when its
 * user, and nobody else, sees the form again. Leaving the form in any other way forgets it.
 */
export function useFormDraft<Typed extends object>(options: FormDraftOptions<Typed>): FormDraftState {
  const { form, of, currentValues, restore, clear, lossWarning } = options;
  const [owner] = useState(ownId);
  const [draft] = useState(() => readOwn<Typed>(form, of));
  const [place, setPlace] = useState<'form' | 'out' | 'forgotten'>(draft ? 'form' : 'forgotten');
  const latest = useRef({ currentValues, restore });
  useLayoutEffect(() => {
    latest.current = { currentValues, restore };
  });

  useEffect(() => {
    if (draft) latest.current.restore(draft);
  }, [draft]);

  useEffect(() => {
    const stop = subscribeSession(() => {
      const typed = latest.current.currentValues();
      if (ownId() !== owner && typed) saveFormDraft(form, owner, { of, typed });
    });
    return () => {
      stop();
      if (ownId() === owner) removeFormDraft(form, owner);
    };
  }, [form, of, owner]);

  function discard(): void {
    clear();
    removeFormDraft(form, owner);
    setPlace('out');
  }

  function discardDraft(): void {
    removeFormDraft(form, owner);
    setPlace('forgotten');
  }

  // What is typed after it was taken out is not overwritten.
  const isOffered = draft && (place === 'form' || (place === 'out' && !currentValues()));
  return {
    discardDraft,
    notice: isOffered && (
      <DraftNotice
        isBack={place === 'form'}
        lossWarning={lossWarning?.(draft)}
        onDiscard={discard}
        onRestore={() => {
          restore(draft);
          setPlace('form');
        }}
      />
    ),
  };
}

/** What is kept of a form for whoever is signed in, for the page that opens the form again. */
export function formDraft<Typed>(form: string): Typed | null {
  return (readFormDraft(form, ownId())?.typed ?? null) as Typed | null;
}

function readOwn<Typed>(form: string, of: string): Typed | null {
  const draft = readFormDraft(form, ownId());
  return draft?.of === of ? (draft.typed as Typed) : null;
}

function ownId(): string {
  return currentSession().user?.id ?? '';
}
