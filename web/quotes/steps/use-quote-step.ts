import { useCallback } from 'react';
import { useQuery } from '../../ui/lists/use-query';
import { readStep, type StepNumber } from './quote-steps';

/** The step in the address and the way to another, from its top; each step is a place to come back to. */
export function useQuoteStep(): { step: StepNumber; goTo: (step: StepNumber) => void } {
  const [query, changeQuery] = useQuery();
  const goTo = useCallback(
    (step: StepNumber) =>
      changeQuery(
        (now) => {
          now.set('step', String(step));
          return now;
        },
        { preventScrollReset: false },
      ),
    [changeQuery],
  );
  return { step: readStep(query.get('step')), goTo };
}
