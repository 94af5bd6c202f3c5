import { useRef, useState } from 'react';
import type { VersionedThing } from '../../../../rules/refusals';
import { useUnsavedForms } from '../../../lib/forms/unsaved-forms';
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard';
import { draftRecord } from './use-edited-record';

/**
 * The record that the form above a list edits, at first the one of a restored draft. Another Edit, or Cancel, asks before
 * typed text is lost; the pressed Edit has the focus again afterwards, unless something else took it.
 */
export function useListEditing<Managed extends object>(thing: VersionedThing, lossWarning: string) {
  const [edited, setEdited] = useState(() => draftRecord<Managed>(thing) ?? null);
  const { isUnsaved, guarded } = useUnsavedForms();
  const { leave, question } = useLeaveGuard(isUnsaved, lossWarning);
  const pressed = useRef<Element>(null);

  function edit(record: Managed) {
    const press = document.activeElement;
    leave(() => {
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

  return { edited, setEdited, edit, stopEditing, cancel: () => leave(stopEditing), guarded, question };
}
