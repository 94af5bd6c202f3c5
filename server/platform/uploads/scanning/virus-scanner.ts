import { connect, type Socket } from 'node:net';
import type { ScannerPlace } from '../../env/env.js';

/** The verdict of a scanner. */
export type Verdict = { readonly isHarmful: false } | { readonly isHarmful: true; readonly what: string };

export interface VirusScanner {
  /** Throws when the scanner doesn't answer in time, or not with a verdict. */
  scan(bytes: Buffer): Promise<Verdict>;
}

const TIME_OUT_MS = 5_000;
const CHUNK_BYTES = 64 * 1024;
const ANSWER_BYTES_MAX = 4_096;

/** ClamAV's daemon, by its command INSTREAM (man clamd): each chunk after its length, and an empty one at the end. */
export function clamd(place: ScannerPlace, timeOutMs = TIME_OUT_MS): VirusScanner {
  return {
    async scan(bytes) {
      const socket = connect(place);
      try {
        return readVerdict(await ask(socket, bytes, timeOutMs));
      } finally {
        socket.destroy();
      }
    },
  };
}

function ask(socket: Socket, bytes: Buffer, timeOutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const timer = setTimeout(() => reject(new Error('The virus scanner did not answer in time')), timeOutMs);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.includes('\0')) resolve(answer);
      else if (answer.length > ANSWER_BYTES_MAX) reject(new Error('The virus scanner answered too much'));
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      reject(new Error('The virus scanner closed without an answer'));
    });
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES);
      socket.write(lengthOf(chunk));
      socket.write(chunk);
    }
    socket.write(lengthOf(Buffer.alloc(0)));
  });
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

function readVerdict(answer: string): Verdict {
  const [said = ''] = answer.split('\0');
  const what = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (what) return { isHarmful: true, what };
  if (said === 'stream: OK') return { isHarmful: false };
  throw new Error(`The virus scanner answered: ${said.slice(0, 200)}`);
}
