import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { space } from '../../../design/theme/tokens';
import { formDraftStorage } from '../../../session/form-drafts';
import { currentSession, subscribeSession } from '../../../session/session';

interface FormDraftOptions<Typed> {
  /** The draft key: one draft per form. */
  form: string;
  /** The subject of the form, such as the id of a product. */
  of: string;
  /** The form's values; null when nothing is typed. */
  currentValues: () => Typed | null;
  /** Puts the draft's values into the form. */
  restore: (typed: Typed) => void;
  /** Resets the form. */
  clear: () => void;
  /** Names the values that a draft cannot contain and that have to be entered again. */
  lossWarning?: (typed: Typed) => string | undefined;
}

interface FormDraftState {
  /** Says that the draft is restored, with a discard button; render it at the top of the form. */
  notice: ReactNode;
  /** For a form that stays mounted after a save. */
  discardDraft: () => void;
}

/**
 * A form that survives the end of a session: its values are stored in this tab, and restored when the same user opens the
 * form again. Leaving the form in any other way removes the draft.
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
      if (ownId() !== owner && typed) formDraftStorage(form, owner).write({ of, typed });
    });
    return () => {
      stop();
      if (ownId() === owner) formDraftStorage(form, owner).remove();
    };
  }, [form, of, owner]);

  function discard(): void {
    clear();
    formDraftStorage(form, owner).remove();
    setPlace('out');
  }

  function discardDraft(): void {
    formDraftStorage(form, owner).remove();
    setPlace('forgotten');
  }

  // Values typed after a discard are not overwritten.
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

/** The signed-in user's draft of a form, for the page that opens it. */
export function formDraft<Typed>(form: string): Typed | null {
  return (formDraftStorage(form, ownId()).read()?.typed ?? null) as Typed | null;
}

function readOwn<Typed>(form: string, of: string): Typed | null {
  const draft = formDraftStorage(form, ownId()).read();
  return draft?.of === of ? (draft.typed as Typed) : null;
}

function ownId(): string {
  return currentSession().user?.id ?? '';
}

interface DraftNoticeProps {
  /** Restored, and not discarded since. */
  isBack: boolean;
  lossWarning?: string;
  onDiscard: () => void;
  onRestore: () => void;
}

/** Says that the draft of an ended session is restored; its button discards or restores it. */
export function DraftNotice({ isBack, lossWarning, onDiscard, onRestore }: DraftNoticeProps) {
  return (
    <Notice isAnnounced title={isBack ? "We've restored what you typed." : 'Your changes are discarded.'}>
      {isBack && <p>Your session ended before you saved. {lossWarning}</p>}
      <Level variant="quiet" onClick={isBack ? onDiscard : onRestore}>
        {isBack ? 'Discard' : 'Restore'}
      </Level>
    </Notice>
  );
}

/** Aligned with the notice's text. */
const Level = styled(Button)`margin: 0 -${space(4)} -${space(2)};`;
