import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FiguresRange, type Measure, readRange } from './figures-range';

/** Range and measure of the address bar, and the way to change them. */
export function useFiguresRange() {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changed: Partial<FiguresRange> & { measure?: Measure }) =>
      setQuery(
        () => {
          // Of the address, not of what was drawn last: two changes may come before one is drawn.
          const before = new URLSearchParams(window.location.search);
          const { from, to } = readRange(before, new Date());
          const measure = before.get('measure');
          return new URLSearchParams({ from, to, ...(measure && { measure }), ...changed });
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  const range = useMemo(() => readRange(query, new Date()), [query]);
  const measure: Measure = query.get('measure') === 'orders' ? 'orders' : 'revenue';
  return { range, measure, change };
}
