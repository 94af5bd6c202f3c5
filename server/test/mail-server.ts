import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface MailServer {
  readonly url: string;
  /** Every message taken, as sent. */
  readonly messages: string[];
  /** Every mailbox that was named as a recipient, in angle brackets. */
  readonly recipients: string[];
  /** While true every recipient is refused for now, as an overloaded server does. */
  isRefusing: boolean;
  close(): void;
}

/** A mail server on loopback that speaks as much SMTP (RFC 5321) as taking a message needs. */
export async function startMailServer(): Promise<MailServer> {
  const server = createServer((socket) => converse(socket, mail));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages: [],
    recipients: [],
    isRefusing: false,
    close: () => server.close(),
  };
  return mail;
}

function converse(socket: Socket, mail: MailServer): void {
  let heard = '';
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    heard += bytes.toString();
    for (let end = heard.indexOf(isData ? '\r\n.\r\n' : '\r\n'); end >= 0; ) {
      const text = heard.slice(0, end);
      heard = heard.slice(end + (isData ? 5 : 2));
      if (isData) {
        mail.messages.push(text);
        isData = false;
        say('250 taken');
      } else {
        isData = answer(text, mail, say);
      }
      end = heard.indexOf(isData ? '\r\n.\r\n' : '\r\n');
    }
  });
  say('220 mail.test ESMTP');
}

/** True when the message itself comes next. */
function answer(line: string, mail: MailServer, say: (line: string) => void): boolean {
  const command = line.slice(0, 4).toUpperCase();
  if (command === 'RCPT') mail.recipients.push(/<.*>/.exec(line)?.[0] ?? line);
  if (command === 'RCPT' && mail.isRefusing) say('451 try again later');
  else if (command === 'DATA') say('354 go on');
  else if (command === 'QUIT') say('221 bye');
  else say('250 fine');
  return command === 'DATA';
}
