import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { DateInput } from '../../ui/inputs';
import { useToday } from '../../ui/use-today';
import { dayBeside } from './collection-words';

/** Chooses the day: the one before or after, today, or any. */
export function DayBar({ date, onDay }: { date: string; onDay: (day: string) => void }) {
  const today = useToday();
  return (
    <Bar role="group" aria-label="Day">
      <IconButton label="Previous day" onClick={() => onDay(dayBeside(date, -1))}>
        <ChevronLeft aria-hidden="true" size={22} />
      </IconButton>
      <Field label="Collection date">
        <DateInput value={date} onChange={({ target }) => target.value && onDay(target.value)} />
      </Field>
      <IconButton label="Next day" onClick={() => onDay(dayBeside(date, 1))}>
        <ChevronRight aria-hidden="true" size={22} />
      </IconButton>
      <Button variant="secondary" aria-disabled={date === today} onClick={() => onDay(today)}>
        Today
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: end;
  gap: ${space(1)};

  > div { flex: 0 1 12rem; min-width: 0; }
  > :last-child { flex: none; }
`;
