import { useCallback } from 'react';
import { useUrlParams } from '../../../lib/lists/use-url-params';
import { readStep, type StepNumber } from './quote-steps';

/** The step in the address and a function to go to another, scrolled to its top; each step is a history entry. */
export function useQuoteStep(): { step: StepNumber; goTo: (step: StepNumber) => void } {
  const [query, changeUrlParams] = useUrlParams();
  const goTo = useCallback(
    (step: StepNumber) =>
      changeUrlParams(
        (now) => {
          now.set('step', String(step));
          return now;
        },
        { preventScrollReset: false },
      ),
    [changeUrlParams],
  );
  return { step: readStep(query.get('step')), goTo };
}
