/** A claim puts off the next try by 20 minutes at most, a refusal by a day; a try takes seconds. */
const SURELY_IDLE_MS = 60 * 60 * 1000;

/** Whether a refund that was refused may be at the provider again at this moment. */
export function isBeingTried({ nextCheckAt }: { readonly nextCheckAt: Date }, now: Date): boolean {
  return new Date(nextCheckAt).getTime() - now.getTime() < SURELY_IDLE_MS;
}
