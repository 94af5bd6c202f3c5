import type { Env } from '../../platform/env/env.js';
import { NoRetry } from '../../platform/queue/hold-claim.js';
import { addressIn } from './address-in.js';
import { MARK } from './letter/mark.js';

export interface Message {
  readonly to: string;
  /** Sender's name beside the address of MAIL_FROM; by default the name there. */
  readonly fromName?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** URL that stops messages of this sort by POST (RFC 8058); absent for a response to its reader. */
  readonly stopUrl?: string;
  /** Lets a mail server recognise a repeat. */
  readonly id: string;
}

export interface Mailer {
  /**
   * Sends one message. Throws MessageRefused when the mail server will never accept it, any other error when it may
   * later: it refuses for now, cannot be reached, or is slow.
   */
  send(message: Message): Promise<void>;
  close(): void;
}

/** The mail server has refused this message, or its only recipient, for good (a 5xx reply to it). */
export class MessageRefused extends NoRetry {}

/** Longest silence of the mail server at any moment. */
const SILENCE_MS = 10_000;
/** Longest time for one message; shorter than the queue's wait before another process takes over. */
const WHOLE_MS = 45_000;

/** Marks messages as automatic, so that nobody answers or bounces them automatically (RFC 3834). */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

/** Headers for a mail program's own unsubscribe button (RFC 2369, RFC 8058). */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

interface MailerTimes {
  readonly silenceMs?: number;
}

/** The mail server of SMTP_URL; null when none is set, and messages are then stored where staff can read them. */
export async function createMailer(
  { smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>,
  { silenceMs = SILENCE_MS }: MailerTimes = {},
): Promise<Mailer | null> {
  if (!smtpUrl) return null;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  });
  const domain = addressIn(mailFrom).split('@').at(-1);
  return {
    async send({ id, fromName, stopUrl, ...message }) {
      try {
        await transport.sendMail({
          from: fromName ? { name: fromName, address: addressIn(mailFrom) } : mailFrom,
          replyTo: mailFrom,
          messageId: `<${id}@${domain}>`,
          headers: stopUrl ? { ...HEADERS, ...stopHeaders(stopUrl) } : HEADERS,
          attachments: message.html.includes(`cid:${MARK.cid}`) ? [MARK] : [],
          ...message,
          // As one address: a text would be parsed for lists, names and comments.
          to: { name: '', address: message.to },
          signal: AbortSignal.timeout(WHOLE_MS),
        });
      } catch (error) {
        throw isForGood(error as SmtpError) ? new MessageRefused((error as Error).message) : error;
      }
    },
    close: () => transport.close(),
  };
}

interface SmtpError {
  readonly command?: string;
  readonly responseCode?: number;
}

/** True for a refusal of the recipient or the message. One of the sender or the connection is ours to repair. */
function isForGood({ command, responseCode = 0 }: SmtpError): boolean {
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
