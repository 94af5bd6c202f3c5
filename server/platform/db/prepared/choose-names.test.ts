import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startDatabasePooler } from '../../../test/database-pooler.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import { BadSetting } from '../../env/settings.js';
import { chooseNames, findPooler } from './choose-names.js';

let database: TestDatabase;
let said: unknown[];
const log = {
  info: (line: object) => said.push(line),
  warn: (line: object) => said.push(line),
} as unknown as Parameters<typeof chooseNames>[2];

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

it('PostgreSQL itself is no pooler, and statements are prepared unless the setting says no', async () => {
  said = [];
  const addresses = { databaseUrl: database.url, directUrl: database.url };
  expect(await findPooler(database.url)).toBeNull();
  for (const [setting, isOn] of [
    ['auto', true],
    ['yes', true],
    ['no', false],
  ] as const) {
    const { names, isPooled } = await chooseNames(addresses, setting, log);
    expect([setting, names.isOn, isPooled]).toEqual([setting, isOn, false]);
  }
  expect(said).toEqual([]);
});

describe.each([
  ['holds prepared statements', true],
  ['loses prepared statements', false],
])('behind a pooler that %s', (_what, holdsStatements) => {
  let pooler: Awaited<ReturnType<typeof startDatabasePooler>>;
  const addresses = () => ({ databaseUrl: pooler.url, directUrl: database.url });

  beforeAll(async () => {
    said = [];
    pooler = await startDatabasePooler(database.url, { holdsStatements });
  });

  afterAll(() => pooler.stop());

  it('that is found out by trying, and logged in one line', async () => {
    const { names, isPooled } = await chooseNames(addresses(), 'auto', log);
    expect(isPooled).toBe(true);
    expect(names.isOn).toBe(holdsStatements);
    expect(said).toEqual([
      { event: 'database.pooled', perTransaction: true, preparedStatements: holdsStatements },
      { event: 'database.no_time_limits' },
    ]);
  });

  it('prepared statements can be insisted on, and the start ends where that cannot work', async () => {
    const chosen = chooseNames(addresses(), 'yes', log).then(
      ({ names }) => names.isOn,
      (error) => error,
    );
    expect(await chosen).toEqual(holdsStatements ? true : expect.any(BadSetting));
  });

  it('an address of PostgreSQL itself is needed too', async () => {
    const chosen = chooseNames({ databaseUrl: pooler.url, directUrl: pooler.url }, 'auto', log);
    await expect(chosen).rejects.toThrow('Set DATABASE_DIRECT_URL');
  });
});
