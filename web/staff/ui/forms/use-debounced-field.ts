import { useEffect, useRef, useState } from 'react';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value';
import { useIsNavigating } from '../../../lib/hooks/use-is-navigating';

/**
 * A field whose value is in the address. Debounced: a date input fires per digit. An answer to an earlier step does not
 * overwrite the field.
 */
export function useDebouncedField(
  given: string,
  commit: (typed: string) => void,
  isValid: (typed: string) => boolean,
): { typed: string; type: (typed: string) => void; flush: (typed: string) => void } {
  const [typed, setTyped] = useState(given);
  const debounced = useDebouncedValue(typed);
  const committed = useRef(given);
  /** Towards another page; a late change must not navigate back. */
  const isNavigating = useIsNavigating();

  useEffect(() => {
    if (isNavigating || debounced !== typed || debounced === committed.current || !isValid(debounced)) return;
    committed.current = debounced;
    commit(debounced);
  });

  useEffect(() => {
    if (given === committed.current) return;
    committed.current = given;
    setTyped(given);
  }, [given]);

  function flush(text: string): void {
    committed.current = text;
    setTyped(text);
    commit(text);
  }

  return { typed, type: setTyped, flush };
}
