import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../design/Button';
import { Field } from '../../design/forms/Field';
import { DateInput } from '../../design/forms/inputs';
import { IconButton } from '../../design/IconButton';
import { space } from '../../design/theme/tokens';
import { useToday } from '../../lib/hooks/use-today';
import { useDebouncedField } from '../ui/forms/use-debounced-field';
import { addDays } from './collection-text';

/** A year being typed starts in the first centuries: 0002, 0020, 0202. */
const FIRST_DAY = '2000-01-01';

interface DayBarProps {
  date: string;
  onDay: (day: string) => void;
}

/** Chooses the day: previous, next, today, or any. */
export function DayBar({ date, onDay }: DayBarProps) {
  const today = useToday();
  const { typed, type, flush } = useDebouncedField(date, onDay, isDay);
  const day = isDay(typed) ? typed : date;
  return (
    <Bar role="group" aria-label="Day">
      <IconButton label="Previous day" onClick={() => flush(addDays(day, -1))}>
        <ChevronLeft aria-hidden="true" size={22} />
      </IconButton>
      <Field label="Collection date">
        <DateInput value={typed} onChange={({ target }) => type(target.value)} onBlur={() => type(day)} />
      </Field>
      <IconButton label="Next day" onClick={() => flush(addDays(day, 1))}>
        <ChevronRight aria-hidden="true" size={22} />
      </IconButton>
      <Button variant="secondary" aria-disabled={day === today} onClick={() => flush(today)}>
        Today
      </Button>
    </Bar>
  );
}

function isDay(typed: string): boolean {
  return typed >= FIRST_DAY;
}

const Bar = styled.div`
  display: flex;
  align-items: end;
  gap: ${space(1)};

  > div { flex: 0 1 12rem; min-width: 0; }
  > :last-child { flex: none; }
`;
