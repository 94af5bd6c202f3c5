let isUp = false;

/** Whether the server can tell us of changes right now. */
export function isLive(): boolean {
  return isUp;
}

/** Said by whoever speaks over the socket. */
export function setLive(now: boolean): void {
  isUp = now;
}
