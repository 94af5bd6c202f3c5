/**
 * Does work and counts the statements that our server sent to the database for it, as Server-Timing reports.
 * Statements of the payment sandbox are the provider's and do not count.
 */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ answer: T; statements: number }> {
  const realFetch = globalThis.fetch;
  let statements = 0;
  globalThis.fetch = async (address, init) => {
    const response = await realFetch(address, init);
    if (!String(address).includes('/stripe-sandbox/')) statements += statementsIn(response);
    return response;
  };
  try {
    const answer = await work();
    return { answer, statements };
  } finally {
    globalThis.fetch = realFetch;
  }
}

function statementsIn({ headers }: Response): number {
  return Number(/(\d+) statements/.exec(headers.get('server-timing') ?? '')?.[1] ?? 0);
}
