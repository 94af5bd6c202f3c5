import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectDatabase } from '../../../app/database/connect-database.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import { migrate } from '../schema/migrate.js';
import { DatabaseUnusable, startFault } from './start-fault.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test.each<[string, (url: URL) => void, RegExp]>([
  ['where nobody listens', (url) => Object.assign(url, { port: '1' }), /ECONNREFUSED/],
  [
    'that knows another password',
    (url) => Object.assign(url, { password: 'guess' }),
    /password authentication/,
  ],
  ['that was removed', (url) => Object.assign(url, { pathname: '/nowhere' }), /nowhere|permission denied/],
])('a start on a database %s ends with a sentence without the password', async (_what, change, words) => {
  const url = new URL(database.url);
  const { password } = url;
  change(url);
  const fault = await start(url.href);
  expect(fault).toBeInstanceOf(DatabaseUnusable);
  expect(String(fault)).toMatch(/^Error: The database cannot be used: [^\n]+ Check DATABASE_URL/);
  expect(String(fault)).toMatch(words);
  expect(String(fault)).not.toContain(password);
});

test('a fault of our own keeps its stack', () => {
  const fault = Object.assign(new Error('syntax error'), { code: '42601' });
  expect(startFault(fault)).toBe(fault);
});

async function start(databaseUrl: string): Promise<unknown> {
  try {
    const database = await connectDatabase({ databaseUrl });
    await migrate(database).finally(() => database.orm.close(true));
    return null;
  } catch (fault) {
    return startFault(fault);
  }
}
