import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { Field } from '../../../design/forms/Field';
import { DateInput, Select } from '../../../design/forms/inputs';
import { useToday } from '../../../lib/hooks/use-today';
import { useTypedDays } from '../../ui/forms/use-typed-days';
import { Toolbar } from '../../ui/lists/Toolbar';
import {
  type FiguresRange,
  LAST_DAYS,
  lastDays,
  type Measure,
  PERIODS,
  periodRange,
  rangeProblem,
} from './figures-range';

interface RangeBarProps {
  range: FiguresRange;
  measure: Measure;
  onChange: (changed: Partial<FiguresRange> & { measure?: Measure }) => void;
}

/** Which days the charts show, and whether money or orders; a range that cannot be shown says why and changes nothing. */
export function RangeBar({ range, measure, onChange }: RangeBarProps) {
  const today = useToday();
  const { typed, refusal, type } = useTypedDays(range, rangeProblem, onChange);
  const presets = new Map<string, FiguresRange>([
    ...LAST_DAYS.map((days) => [`Last ${days} days`, lastDays(days, today)] as const),
    ...PERIODS.map((period) => [period, periodRange(period, today)] as const),
  ]);
  const [preset = ''] = [...presets].find(([, { from, to }]) => from === range.from && to === range.to) ?? [];
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => onChange(presets.get(target.value) ?? {});

  return (
    <Bar role="group" aria-label="What the charts show">
      <Field label="Period">
        <Select value={preset} onChange={choose}>
          <option value="">Chosen days</option>
          {[...presets.keys()].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field label="Charts of">
        <Select value={measure} onChange={({ target }) => onChange({ measure: target.value as Measure })}>
          <option value="revenue">Revenue</option>
          <option value="orders">Orders</option>
        </Select>
      </Field>
      <Field label="From" error={refusal}>
        <DateInput value={typed.from} onChange={({ target }) => type({ from: target.value })} />
      </Field>
      <Field label="To">
        <DateInput value={typed.to} onChange={({ target }) => type({ to: target.value })} />
      </Field>
    </Bar>
  );
}

/** All four have the same width. */
const Bar = styled(Toolbar)`
  && > * { grid-column: auto; flex: 0 1 10.5rem; }
`;
