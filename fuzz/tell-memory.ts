/** Loaded into the server under test beside its program: told to, it tidies up and tells how much memory it holds. */
process.on('message', () => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, inUse: heapUsed + external });
});
process.channel?.unref();
