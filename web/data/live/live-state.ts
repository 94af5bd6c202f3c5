let isUp = false;

/** Whether the live connection is up. */
export function isLive(): boolean {
  return isUp;
}

/** Set by the socket. */
export function setLive(now: boolean): void {
  isUp = now;
}
