import fc from 'fast-check';
import type { FuzzRequest } from './fuzz-request.js';
import { graphqlRequests } from './graphql-requests.js';
import type { Draw } from './hostile-values.js';
import { multipartRequests } from './multipart-requests.js';
import type { Options } from './options.js';
import { restRequests } from './rest-requests.js';

/** Drawn at once; the same seed draws the same batches. */
const BATCH = 100;

/** Requests in batches of every kind, each as often as it is asked for, evenly mixed. */
export async function* generate({ rest, graphql, multipart, seed }: Options): AsyncGenerator<FuzzRequest[]> {
  const withFiles = await multipartRequests();
  const makers: readonly (readonly [count: number, make: (draw: Draw) => FuzzRequest])[] = [
    [rest, restRequests()],
    [graphql, graphqlRequests()],
    [multipart, withFiles],
  ];
  const batches = batchesOf(rest + graphql + multipart);
  for (let no = 0; no < batches; no += 1) {
    const batch = makers.flatMap(([count, make], maker) => {
      const numRuns = Math.floor((count * (no + 1)) / batches) - Math.floor((count * no) / batches);
      if (numRuns === 0) return [];
      return fc.sample(fc.gen().map(make), { numRuns, seed: seed + no * makers.length + maker });
    });
    yield shuffled(batch, seed + no);
  }
}

/** How many batches so many requests come in. */
export function batchesOf(requests: number): number {
  return Math.ceil(requests / BATCH);
}

function shuffled(requests: readonly FuzzRequest[], seed: number): FuzzRequest[] {
  const [mixed = []] = fc.sample(fc.shuffledSubarray([...requests], { minLength: requests.length }), {
    numRuns: 1,
    seed,
  });
  return mixed;
}
