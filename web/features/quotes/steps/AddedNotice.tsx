import { useEffect, useEffectEvent } from 'react';
import { Notice } from '../../../design/feedback/Notice';

/** Long enough to read, as a toast. */
const SHOWN_MS = 5_000;

interface AddedNoticeProps {
  message: string;
  onDone: () => void;
}

/** The message about added items, which disappears after a while. */
export function AddedNotice({ message, onDone }: AddedNoticeProps) {
  const leave = useEffectEvent(onDone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message has its own time
  useEffect(() => {
    const timer = setTimeout(leave, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <Notice kind="good" isAnnounced>
      <p>{message}</p>
    </Notice>
  );
}
