import { useEffect } from 'react';
import { Text } from '../../../design/Text';
import { momentText, timeLeftText } from './deadline-text';
import { useNow } from './use-now';

interface DeadlineProps {
  /** The first moment that is too late; null while no collection date is set. */
  deadline: string | null;
  /** Called when it passes. */
  onExpired: () => void;
}

/** The deadline for changes, with the time left. */
export function Deadline({ deadline, onExpired }: DeadlineProps) {
  const now = useNow();
  const left = deadline && timeLeftText(deadline, now);
  const isOver = deadline !== null && !left;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (isOver) onExpired();
  }, [isOver]);

  if (!deadline) return <Text size="small">Free to change or cancel until we agree a collection date.</Text>;
  return (
    <Text size="small">
      Free to change or cancel until <time dateTime={deadline}>{momentText(deadline)}</time>
      {left && ` (${left} left)`}, UK time. Changing the service may change the price. We'll show you first.
    </Text>
  );
}
