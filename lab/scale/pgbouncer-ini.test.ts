import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { REQUEST_LIMITS } from '../../server/platform/db/pool/pool-limits.js';
import { pgbouncerIni } from './pgbouncer-ini.js';

const AT = {
  primary: { host: 'database', port: 5432 },
  replica: { host: 'replica', port: 5432 },
  listenAddress: '*',
  listenPort: 6432,
};

test('docker compose starts PgBouncer with the settings that were tried here', () => {
  const file = readFileSync(new URL('pgbouncer.ini', import.meta.url), 'utf8');
  expect(file).toBe(pgbouncerIni({ ...AT, userFile: '/etc/pgbouncer/userlist.txt' }));
});

test('requests have the time limits that they have without a pooler', () => {
  const { statementMs, lockMs, idleInTransactionMs } = REQUEST_LIMITS;
  const limits = `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs}`;
  expect(pgbouncerIni({ ...AT, userFile: 'x' })).toContain(`connect_query='${limits}'`);
});
