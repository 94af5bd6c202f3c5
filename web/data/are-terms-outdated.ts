import { errorDetails } from './error-message';

/** Whether a call was refused because newer documents are in force than the caller showed. */
export function areTermsOutdated(error: unknown): boolean {
  const details = errorDetails(error, 'CONFLICT');
  return details !== null && 'thing' in details && details.thing === 'terms';
}
