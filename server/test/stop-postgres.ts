import { rm } from 'node:fs/promises';

/** After the last test file: stops the run's PostgreSQL and removes its folder. */
export default async function stopPostgres(): Promise<void> {
  const { dataDir, stop } = globalThis.testPostgres;
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}
