export type StepNumber = 1 | 2 | 3;

interface QuoteStep {
  readonly number: StepNumber;
  readonly name: string;
  /** The label of the main button. */
  readonly action: string;
}

/** The steps of a quote. */
export const QUOTE_STEPS: readonly QuoteStep[] = [
  { number: 1, name: 'Build Order', action: 'Choose service' },
  { number: 2, name: 'Service Option', action: 'See my quote' },
  { number: 3, name: 'Quote', action: 'Proceed to Payment' },
];

/** The step in an address; the first when invalid. */
export function readStep(text: string | null): StepNumber {
  return QUOTE_STEPS.find(({ number }) => String(number) === text)?.number ?? 1;
}
