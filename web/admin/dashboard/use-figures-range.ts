import { useCallback, useMemo } from 'react';
import { useToday } from '../../ui/hooks/use-today';
import { useQuery } from '../../ui/lists/use-query';
import { type FiguresRange, type Measure, readRange } from './figures-range';

/** Range and measure of the address bar, and the way to change them. */
export function useFiguresRange() {
  const [query, changeQuery] = useQuery();
  const today = useToday();
  const change = useCallback(
    (changed: Partial<FiguresRange> & { measure?: Measure }) =>
      changeQuery(
        (before) => {
          const { from, to } = readRange(before, today);
          const measure = before.get('measure');
          return new URLSearchParams({ from, to, ...(measure && { measure }), ...changed });
        },
        { replace: true },
      ),
    [changeQuery, today],
  );
  const range = useMemo(() => readRange(query, today), [query, today]);
  const measure: Measure = query.get('measure') === 'orders' ? 'orders' : 'revenue';
  return { range, measure, change };
}
