let made = 0;

/** An address that has sent nothing yet. */
export function newPlace(): string {
  made += 1;
  return `203.0.${made >> 8}.${made & 255}`;
}

/** Does work as if it came from an address, through a trusted proxy. One at a time. */
export async function from<T>(place: string, work: () => Promise<T>): Promise<T> {
  const realFetch = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('X-Forwarded-For', place);
    return realFetch(address, { ...init, headers });
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = realFetch;
  }
}
