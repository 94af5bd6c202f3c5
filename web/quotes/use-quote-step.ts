import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readStep, type StepNumber } from './quote-steps';

/** The step in the address and the way to another; each step is a place to come back to. */
export function useQuoteStep(): { step: StepNumber; goTo: (step: StepNumber) => void } {
  const [query, setQuery] = useSearchParams();
  const goTo = useCallback(
    (step: StepNumber) => {
      setQuery((now) => {
        const next = new URLSearchParams(now);
        next.set('step', String(step));
        return next;
      });
    },
    [setQuery],
  );
  return { step: readStep(query.get('step')), goTo };
}
