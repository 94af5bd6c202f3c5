import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

/*
 * Runs in a thread of its own, which can be ended: rendering a page takes some ten milliseconds, in which the server
 * must go on answering. Tests start it from its source, so it imports nothing of ours but the built client.
 */

interface Job {
  readonly address: string | null;
  readonly shop: unknown;
  /** Channel for the queries of this page, and the page. */
  readonly port: MessagePort;
}

type Answer = { readonly no: number } & ({ readonly data: unknown } | { readonly fault: string });

const { routes, renderPage } = await import(workerData.entry);

parentPort?.on('message', async ({ address, shop, port }: Job) => {
  try {
    port.postMessage({ page: await renderPage({ address, shop, execute: createQueryClient(port) }) });
  } catch (fault) {
    port.postMessage({ fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) });
  }
});
parentPort?.postMessage(routes);

/** Sends queries to the server's main thread, which reads the data. */
function createQueryClient(port: MessagePort) {
  const waiting: ((answer: Answer) => void)[] = [];
  port.on('message', (answer: Answer) => waiting[answer.no]?.(answer));
  return (text: string, variables: Record<string, unknown>) =>
    new Promise((resolve, reject) => {
      const no = waiting.push((answer) => {
        if ('data' in answer) resolve(answer.data);
        else reject(new Error(answer.fault));
      });
      port.postMessage({ query: { no: no - 1, text, variables } });
    });
}
