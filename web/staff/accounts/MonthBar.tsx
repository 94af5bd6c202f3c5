import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Field } from '../../design/forms/Field';
import { Select } from '../../design/forms/inputs';
import { IconButton } from '../../design/IconButton';
import { space } from '../../design/theme/tokens';
import { monthName } from './accounts-labels';

interface MonthBarProps {
  /** Newest first. */
  months: readonly { readonly month: string; readonly isClosed: boolean }[];
  month: string;
  onMonth: (month: string) => void;
}

/** Chooses the month: the one before, the one after, or any. */
export function MonthBar({ months, month, onMonth }: MonthBarProps) {
  const index = months.findIndex((one) => one.month === month);
  const step = (by: number) => {
    const to = months[index + by];
    return { 'aria-disabled': !to, onClick: () => to && onMonth(to.month) };
  };
  return (
    <Bar role="group" aria-label="Choose a month">
      <IconButton label="Previous month" {...step(1)}>
        <ChevronLeft aria-hidden="true" size={22} />
      </IconButton>
      <Field label="Month">
        <Select value={month} onChange={({ target }) => onMonth(target.value)}>
          {months.map((one) => (
            <option key={one.month} value={one.month}>
              {monthName(one.month)}
              {one.isClosed && ' (closed)'}
            </option>
          ))}
        </Select>
      </Field>
      <IconButton label="Next month" {...step(-1)}>
        <ChevronRight aria-hidden="true" size={22} />
      </IconButton>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: end;
  gap: ${space(1)};

  > div { flex: 0 1 16rem; min-width: 0; }
`;
