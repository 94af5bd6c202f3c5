import { useCallback, useMemo } from 'react';
import { useToday } from '../../../ui/hooks/use-today';
import { useUrlParams } from '../../../ui/lists/use-url-params';
import { type FiguresRange, type Measure, readRange } from './figures-range';

/** Range and measure in the address, and setters. */
export function useFiguresRange() {
  const [query, changeUrlParams] = useUrlParams();
  const today = useToday();
  const change = useCallback(
    (changed: Partial<FiguresRange> & { measure?: Measure }) =>
      changeUrlParams(
        (before) => {
          const { from, to } = readRange(before, today);
          const measure = before.get('measure');
          return new URLSearchParams({ from, to, ...(measure && { measure }), ...changed });
        },
        { replace: true },
      ),
    [changeUrlParams, today],
  );
  const range = useMemo(() => readRange(query, today), [query, today]);
  const measure: Measure = query.get('measure') === 'orders' ? 'orders' : 'revenue';
  return { range, measure, change };
}
