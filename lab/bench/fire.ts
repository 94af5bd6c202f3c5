import autocannon from 'autocannon';

/** One request that is sent over and over. */
export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The figures of one round: answers per second, and how long each took in milliseconds. */
export interface Round {
  readonly perSecond: number;
  readonly latenciesMs: readonly number[];
}

/** Fires at a server for some seconds; the shots are dealt out to the connections. Throws unless every answer is a success. */
export async function fire(
  url: string,
  shots: readonly Shot[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Round> {
  const latenciesMs: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    let dealt = 0;
    const instance = autocannon(
      {
        url,
        connections,
        duration: seconds,
        setupClient: (client) => client.setRequests(shareOf(shots, dealt++, connections)),
      },
      (error, answer) => (error ? reject(error) : resolve(answer)),
    );
    instance.on('response', (_client, _status, _bytes, ms) => latenciesMs.push(ms));
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}${shots[0]?.path}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { perSecond: latenciesMs.length / result.duration, latenciesMs };
}

function shareOf(shots: readonly Shot[], no: number, connections: number): Shot[] {
  const share = shots.filter((_, index) => index % connections === no % connections);
  return share.length > 0 ? share : [shots[no % shots.length]!];
}
