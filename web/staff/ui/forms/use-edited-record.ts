import { useRef, useState } from 'react';
import type { VersionedThing } from '../../../../rules/refusals';
import { useAskBeforeLoss } from './use-ask-before-loss';
import { draftRecord, type FormStatus } from './use-versioned-form';

/**
 * The record that the form above a list edits, at first the one of a restored draft. Another Edit, or Cancel, asks before
 * typed text is lost; the pressed Edit has the focus again afterwards, unless something else took it.
 */
export function useEditedRecord<Managed extends object>(thing: VersionedThing, lossWarning: string) {
  const [edited, setEdited] = useState(() => draftRecord<Managed>(thing) ?? null);
  const [status, setStatus] = useState<FormStatus>('clean');
  const { runOrAsk, question } = useAskBeforeLoss(status !== 'clean', lossWarning);
  const pressed = useRef<Element>(null);

  function edit(record: Managed) {
    const press = document.activeElement;
    runOrAsk(() => {
      pressed.current = press;
      setEdited(record);
    });
  }

  function stopEditing() {
    setEdited(null);
    requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body;
      if (isLost && pressed.current instanceof HTMLElement) pressed.current.focus();
    });
  }

  return { edited, setEdited, edit, stopEditing, cancel: () => runOrAsk(stopEditing), setStatus, question };
}
