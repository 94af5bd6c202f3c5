import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useSettledText } from '../../../ui/hooks/use-settled-text';

/**
 * What stands in a field whose value the address carries. A day that is typed digit by digit is another day at each
 * step: it is told once nobody has typed for a moment, and the answer to an earlier step does not come into the field.
 */
export function useToldWhenSettled(
  given: string,
  tell: (typed: string) => void,
  isFit: (typed: string) => boolean,
): { typed: string; type: (typed: string) => void; tellNow: (typed: string) => void } {
  const [typed, setTyped] = useState(given);
  const settled = useSettledText(typed);
  const told = useRef(given);
  /** To another page, which is not called back. */
  const isLeaving = useNavigation().state !== 'idle';

  useEffect(() => {
    if (isLeaving || settled !== typed || settled === told.current || !isFit(settled)) return;
    told.current = settled;
    tell(settled);
  });

  useEffect(() => {
    if (given === told.current) return;
    told.current = given;
    setTyped(given);
  }, [given]);

  function tellNow(text: string): void {
    told.current = text;
    setTyped(text);
    tell(text);
  }

  return { typed, type: setTyped, tellNow };
}
