import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The bytes that this scanner reports as harmful. */
export const HARMFUL = 'HARMFUL-TO-TESTS';

/** Speaks INSTREAM as ClamAV's daemon does. */
export async function startFakeClamd() {
  let scanned = 0;
  /** Answers nothing while true. */
  let isSilent = false;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}));
    let sent = Buffer.alloc(0);
    socket.on('data', (piece) => {
      sent = Buffer.concat([sent, piece as Buffer]);
      const bytes = whole(sent);
      if (!bytes || isSilent) return;
      scanned += 1;
      socket.end(bytes.includes(HARMFUL) ? 'stream: Test.Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    place: { host: '127.0.0.1', port },
    get scanned() {
      return scanned;
    },
    beSilent(silent: boolean) {
      isSilent = silent;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      if (server.listening) await once(server, 'close');
    },
  };
}

/** The bytes of a complete stream; null before its end. */
function whole(sent: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (sent.length < command.length) return null;
  if (sent.toString('latin1', 0, command.length) !== command) throw new Error('Not a command of ours');
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
