import { QuoteStep } from './QuoteStep';
import { ServiceStep } from './ServiceStep';

/** What the builder shows after its first step. */
export function LaterStep({ step }: { step: 2 | 3 }) {
  return step === 2 ? <ServiceStep /> : <QuoteStep />;
}
