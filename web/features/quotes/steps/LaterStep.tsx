import type { BookingProgress } from './BookingForm';
import { QuoteStep } from './QuoteStep';
import { ServiceStep } from './ServiceStep';

/** The builder's later steps. */
export function LaterStep({ step, ...booking }: BookingProgress & { step: 2 | 3 }) {
  return step === 2 ? <ServiceStep /> : <QuoteStep {...booking} />;
}
