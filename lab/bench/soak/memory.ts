/** Memory that a server process holds, in bytes. */
export interface Memory {
  /** Since the start of the run. */
  readonly minute: number;
  readonly rss: number;
  readonly heapUsed: number;
}

/** Reads a server's own figures; `/metrics` is open to this machine. */
export async function readMemory(url: string, minute: number): Promise<Memory> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    minute,
    rss: figure('process_resident_memory_bytes'),
    heapUsed: figure('nodejs_heap_size_used_bytes'),
  };
}

/** The median of the readings from one minute to another; NaN where there are none. */
export function medianBetween(
  readings: readonly Memory[],
  from: number,
  to: number,
  figure: 'rss' | 'heapUsed',
): number {
  const sorted = readings
    .filter(({ minute }) => minute >= from && minute < to)
    .map((reading) => reading[figure])
    .sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

export function megabytes(bytes: number): string {
  return Number.isNaN(bytes) ? '-' : (bytes / 1_000_000).toFixed(0);
}
