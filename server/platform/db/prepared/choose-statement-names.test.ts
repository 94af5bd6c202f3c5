import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startDatabasePooler } from '../../../test/database-pooler.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import { BadSetting } from '../../env/settings.js';
import { chooseStatementNames } from './choose-statement-names.js';

let database: TestDatabase;
let logged: unknown[];
const log = { warn: (line: object) => logged.push(line) } as unknown as Parameters<
  typeof chooseStatementNames
>[2];

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(() => {
  logged = [];
});

afterAll(() => database.drop());

it('PostgreSQL itself is no pooler, and statements are prepared unless the setting says no', async () => {
  const addresses = { databaseUrl: database.url, directUrl: database.url };
  for (const setting of [true, false]) {
    const { names, isPooled } = await chooseStatementNames(addresses, setting, log);
    expect([names.isOn, isPooled]).toEqual([setting, false]);
  }
  expect(logged).toEqual([]);
});

describe.each([
  ['holds prepared statements', true],
  ['loses prepared statements', false],
])('behind a pooler that %s', (_what, holdsStatements) => {
  let pooler: Awaited<ReturnType<typeof startDatabasePooler>>;
  const addresses = () => ({ databaseUrl: pooler.url, directUrl: database.url });

  beforeAll(async () => {
    pooler = await startDatabasePooler(database.url, { holdsStatements });
  });

  afterAll(() => pooler.stop());

  it('none are prepared where the setting says no, and missing time limits are logged', async () => {
    const { names, isPooled } = await chooseStatementNames(addresses(), false, log);
    expect([names.isOn, isPooled]).toEqual([false, true]);
    expect(logged).toEqual([{ event: 'database.no_time_limits' }]);
  });

  it('they are prepared where the setting says yes, and the start ends where that cannot work', async () => {
    const chosen = await chooseStatementNames(addresses(), true, log).then(
      ({ names }) => names.isOn,
      (error) => error,
    );
    expect(chosen).toEqual(holdsStatements ? true : expect.any(BadSetting));
    if (!holdsStatements) expect(chosen.message).toContain('Set DATABASE_PREPARED_STATEMENTS=no');
  });

  it('an address of PostgreSQL itself is needed too', async () => {
    const chosen = chooseStatementNames({ databaseUrl: pooler.url, directUrl: pooler.url }, false, log);
    await expect(chosen).rejects.toThrow('Set DATABASE_DIRECT_URL');
  });
});
