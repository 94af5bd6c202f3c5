import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Client } from 'pg';

/** A pooler of PostgreSQL connections that lends one for each transaction, as PgBouncer does in transaction mode. */
export interface DatabasePooler {
  readonly url: string;
  stop(): Promise<void>;
}

/** A connection to PostgreSQL, lent to one client at a time. */
interface Lent {
  readonly client: Client;
  readonly socket: Socket;
  /** Names of the statements prepared on the connection. */
  readonly prepared: Set<string>;
  borrower: Socket | null;
  /** Confirmations of statements that the pooler itself prepared: no client waits for them. */
  unasked: number;
}

const READY = 'Z';
const PARSE = 'P';
/** PostgreSQL's confirmations of a prepared and of a closed statement. */
const CONFIRMED = ['1', '3'];
const BIND = 'B';
const TERMINATE = 'X';

/**
 * Starts a pooler in front of a real PostgreSQL. With `holdsStatements` a statement that a client has prepared is
 * prepared again on the next connection, as PgBouncer does from 1.21 on; without, PostgreSQL refuses it there.
 */
export async function startDatabasePooler(
  databaseUrl: string,
  { holdsStatements }: { readonly holdsStatements: boolean },
): Promise<DatabasePooler> {
  const all: Lent[] = [];
  const free: Lent[] = [];
  const near = new Set<Socket>();

  async function lend(to: Socket): Promise<Lent> {
    const lent = free.pop() ?? (await open());
    lent.borrower = to;
    return lent;
  }

  async function open(): Promise<Lent> {
    const client = new Client({ connectionString: databaseUrl });
    client.on('error', () => {});
    await client.connect();
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.removeAllListeners('data');
    const lent: Lent = { client, socket: stream, prepared: new Set(), borrower: null, unasked: 0 };
    all.push(lent);
    stream.on(
      'data',
      frames((type, frame) => {
        if (CONFIRMED.includes(type) && lent.unasked > 0) lent.unasked -= 1;
        else lent.borrower?.write(frame);
        if (type === READY && frame[5] === 'I'.charCodeAt(0)) {
          lent.borrower = null;
          free.push(lent);
        }
      }),
    );
    return lent;
  }

  const server = createServer((socket) => {
    near.add(socket);
    socket.on('error', () => {});
    const parses = new Map<string, Buffer>();
    let sending = Promise.resolve();
    const send = async (type: string, frame: Buffer) => {
      const lent = all.find(({ borrower }) => borrower === socket) ?? (await lend(socket));
      const parsed = type === PARSE ? nameAt(frame, 5) : '';
      if (holdsStatements && parsed !== '') {
        parses.set(parsed, frame);
        lent.prepared.add(parsed);
        // Another client may have prepared another statement under the same name.
        lent.unasked += 1;
        lent.socket.write(message('C', Buffer.from(`S${parsed}\0`)));
      }
      const statement = type === BIND ? nameAt(frame, frame.indexOf(0, 5) + 1) : '';
      if (holdsStatements && statement !== '' && !lent.prepared.has(statement)) {
        lent.prepared.add(statement);
        lent.unasked += 1;
        lent.socket.write(parses.get(statement)!);
      }
      lent.socket.write(frame);
    };
    socket.once('data', () => {
      socket.write(greeting());
      socket.on(
        'data',
        frames((type, frame) => {
          if (type === TERMINATE) return;
          sending = sending.then(() => send(type, frame));
        }),
      );
    });
    socket.on('close', () => {
      near.delete(socket);
      // Left in the middle of a transaction: the connection is unusable for others.
      const left = all.find(({ borrower }) => borrower === socket);
      if (left) left.borrower = null;
      left?.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    async stop() {
      for (const socket of near) socket.destroy();
      for (const { socket } of all) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Accepts every client, under a number that is no process of PostgreSQL. */
function greeting(): Buffer {
  const accepted = [...message('R', Buffer.alloc(4))];
  const key = [...message('K', Buffer.concat([Buffer.from([0x7f]), randomBytes(7)]))];
  return Buffer.from([...accepted, ...key, ...message(READY, Buffer.from('I'))]);
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Emits whole messages of the protocol: a letter, four bytes of length, the rest. */
function frames(take: (type: string, frame: Buffer) => void): (data: Buffer) => void {
  let held = Buffer.alloc(0);
  return (data) => {
    held = Buffer.concat([held, data]);
    while (held.length >= 5 && held.length > held.readUInt32BE(1)) {
      const length = held.readUInt32BE(1) + 1;
      take(String.fromCharCode(held[0]!), held.subarray(0, length));
      held = held.subarray(length);
    }
  };
}

function nameAt(frame: Buffer, from: number): string {
  return frame.toString('utf8', from, frame.indexOf(0, from));
}
