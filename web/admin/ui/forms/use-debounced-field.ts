import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value';

/**
 * What stands in a field whose value the address carries. A day that is typed digit by digit is another day at each
 * step: it is told once nobody has typed for a moment, and the answer to an earlier step does not come into the field.
 */
export function useDebouncedField(
  given: string,
  commit: (typed: string) => void,
  isValid: (typed: string) => boolean,
): { typed: string; type: (typed: string) => void; flush: (typed: string) => void } {
  const [typed, setTyped] = useState(given);
  const debounced = useDebouncedValue(typed);
  const committed = useRef(given);
  /** To another page, which is not called back. */
  const isLeaving = useNavigation().state !== 'idle';

  useEffect(() => {
    if (isLeaving || debounced !== typed || debounced === committed.current || !isValid(debounced)) return;
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
