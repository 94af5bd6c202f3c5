import { currentFacts } from '../request-scope.js';
import type { TraceAttributes } from './trace.js';

/** Does work as a part of the trace under way; where there is none it costs one look. */
export async function traced<T>(
  name: string,
  attributes: TraceAttributes,
  work: () => Promise<T>,
): Promise<T> {
  const end = currentFacts().trace?.begin(name, attributes);
  if (!end) return work();
  try {
    const result = await work();
    end();
    return result;
  } catch (error) {
    end(error ?? new Error());
    throw error;
  }
}
