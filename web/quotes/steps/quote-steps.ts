export type StepNumber = 1 | 2 | 3;

/** The steps of a quote with their names. */
export const QUOTE_STEPS: readonly { number: StepNumber; name: string }[] = [
  { number: 1, name: 'Build Order' },
  { number: 2, name: 'Service Option' },
  { number: 3, name: 'Quote' },
];

/** The step in an address; the first when invalid. */
export function readStep(text: string | null): StepNumber {
  return QUOTE_STEPS.find(({ number }) => String(number) === text)?.number ?? 1;
}
