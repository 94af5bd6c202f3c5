/** Loaded into the server under test beside its program: on request it collects garbage and reports its memory. */
process.on('message', () => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, inUse: heapUsed + external });
});
process.channel?.unref();
