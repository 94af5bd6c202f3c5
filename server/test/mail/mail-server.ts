import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** Behaviour towards the next messages. */
export type Mood =
  | 'takes'
  | 'refuses for now'
  | 'refuses the recipient'
  | 'refuses the message'
  | 'refuses the sender'
  /** Accepts the message; the connection breaks before the confirmation. */
  | 'breaks off'
  /** Accepts the message and confirms it too late. */
  | 'is slow';

export interface MailServer {
  readonly url: string;
  /** Every accepted message, as sent. */
  readonly messages: string[];
  /** Every named recipient, in angle brackets. */
  readonly recipients: string[];
  mood: Mood;
  /** While true every recipient is refused temporarily, as an overloaded server does. */
  isRefusing: boolean;
  /** Every accepted message, as its reader sees it. */
  read(): Promise<Email[]>;
  /** Switches the server off; `back` listens at the same address again. */
  leave(): Promise<void>;
  back(): Promise<void>;
  close(): void;
}

/** Delay of a slow server. */
const SLOW_MS = 1_500;

/** A mail server on loopback. */
export async function startMailServer(): Promise<MailServer> {
  let server = await listen(0);
  const { port } = server.server.address() as AddressInfo;
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    messages: [],
    recipients: [],
    mood: 'takes',
    get isRefusing() {
      return mail.mood === 'refuses for now';
    },
    set isRefusing(isRefusing) {
      mail.mood = isRefusing ? 'refuses for now' : 'takes';
    },
    read: () => Promise.all(mail.messages.map((message) => PostalMime.parse(message))),
    leave: () => new Promise((resolve) => server.close(() => resolve())),
    async back() {
      server = await listen(port);
    },
    close: () => server.close(),
  };
  return mail;

  async function listen(at: number): Promise<SMTPServer> {
    const started = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 50,
      onMailFrom: (_sender, _session, answer) =>
        answer(mail.mood === 'refuses the sender' ? reply(550, 'not from you') : null),
      onRcptTo({ address }, _session, answer) {
        mail.recipients.push(`<${address}>`);
        if (mail.mood === 'refuses for now') answer(reply(451, 'try again later'));
        else answer(mail.mood === 'refuses the recipient' ? reply(550, 'no such user') : null);
      },
      onData: (stream, _session, answer) => void take(stream, started).then(() => answer(null), answer),
    });
    started.on('error', () => {});
    started.listen(at, '127.0.0.1');
    await once(started.server, 'listening');
    return started;
  }

  async function take(stream: SMTPServerDataStream, { connections }: SMTPServer): Promise<void> {
    const chunks = await stream.toArray();
    if (mail.mood === 'refuses the message') throw reply(554, 'we do not want this');
    mail.messages.push(Buffer.concat(chunks).toString());
    if (mail.mood === 'is slow') await wait(SLOW_MS, null, { ref: false });
    if (mail.mood !== 'breaks off') return;
    for (const connection of connections) connection._socket.destroy();
    // Sleeps: no reply comes any more.
    await wait(SLOW_MS, null, { ref: false });
  }
}

function reply(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
