import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseOperatingUser } from '../../packages/embedded-postgres/operating-user.js';
import { type Child, startChild } from './child.js';
import { type Place, pgbouncerIni, READS, SESSIONS, TRANSACTIONS } from './pgbouncer-ini.js';

interface Addresses {
  readonly primary: string;
  readonly replica: string;
}

/** A PgBouncer before a primary and a replica on this machine. */
export class PgBouncer {
  private constructor(
    private readonly folder: string,
    private readonly password: string,
    private readonly port: number,
    private readonly child: Child,
  ) {}

  static async start(folder: string, port: number, addresses: Addresses): Promise<PgBouncer> {
    const { password } = new URL(addresses.primary);
    await writeSettings(folder, port, addresses);
    await writeFile(join(folder, 'userlist.txt'), `"harbourline" "${password}"\n`);
    const { ids } = await chooseOperatingUser([]);
    if (ids)
      for (const file of ['pgbouncer.ini', 'userlist.txt']) await chown(join(folder, file), ids.uid, ids.gid);
    // PgBouncer refuses root, as PostgreSQL does.
    const user = ids ? ['--user=postgres'] : [];
    const log = join(folder, 'pgbouncer.log');
    const child = await startChild('pgbouncer', [...user, join(folder, 'pgbouncer.ini')], { port, log });
    return new PgBouncer(folder, password, port, child);
  }

  /** How a server finds its databases. */
  get env(): NodeJS.ProcessEnv {
    const [DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URLS] = [TRANSACTIONS, SESSIONS, READS].map(
      (name) => `postgres://harbourline:${this.password}@127.0.0.1:${this.port}/${name}`,
    );
    // Debian's PgBouncer is older than 1.21.
    return {
      ...{ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URLS },
      DATABASE_PREPARED_STATEMENTS: 'no',
    };
  }

  /** Leads all new connections to other servers. */
  async point(addresses: Addresses): Promise<void> {
    await writeSettings(this.folder, this.port, addresses);
    this.child.process.kill('SIGHUP');
  }

  stop(): Promise<void> {
    return this.child.stop();
  }
}

async function writeSettings(
  folder: string,
  listenPort: number,
  { primary, replica }: Addresses,
): Promise<void> {
  const userFile = join(folder, 'userlist.txt');
  const listen = { listenAddress: '127.0.0.1', listenPort, userFile };
  const settings = { primary: placeOf(primary), replica: placeOf(replica), ...listen };
  await writeFile(join(folder, 'pgbouncer.ini'), pgbouncerIni(settings));
}

function placeOf(url: string): Place {
  const { hostname: host, port } = new URL(url);
  return { host, port: Number(port) };
}
