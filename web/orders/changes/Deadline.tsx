import { useEffect } from 'react';
import { Text } from '../../ui/Text';
import { momentWords, timeLeftWords } from './deadline-words';
import { useNow } from './use-now';

interface DeadlineProps {
  /** The first moment that is too late; null while no collection date is agreed. */
  deadline: string | null;
  /** Called when it has come. */
  onOver: () => void;
}

/** Until when an order can be changed, and how long that is. */
export function Deadline({ deadline, onOver }: DeadlineProps) {
  const now = useNow();
  const left = deadline && timeLeftWords(deadline, now);
  const isOver = deadline !== null && !left;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);

  if (!deadline)
    return <Text size="small">Free to change or cancel while your collection date is to be agreed.</Text>;
  return (
    <Text size="small">
      Free to change or cancel until <time dateTime={deadline}>{momentWords(deadline)}</time>
      {left && ` (${left} left)`}, UK time. Another service may cost more or less; you see the exact sum
      first.
    </Text>
  );
}
