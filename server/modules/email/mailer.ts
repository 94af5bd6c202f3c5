import type { Env } from '../../platform/env/env.js';
import { addressIn } from './address-in.js';
import { MARK } from './letter/mark.js';

export interface Message {
  readonly to: string;
  /** Who writes, beside the address of MAIL_FROM; the name there when left out. */
  readonly fromName?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Ends messages of this sort at a POST without more (RFC 8058); absent for what answers its reader. */
  readonly stopUrl?: string;
  /** Lets a mail server recognise a repeat. */
  readonly id: string;
}

export interface Mailer {
  /**
   * Hands one message over. Throws MessageRefused when the mail server will never take it, anything else when it may
   * take it later: it refuses for now, cannot be reached, or is slow.
   */
  send(message: Message): Promise<void>;
  close(): void;
}

/** The mail server has refused this message, or its only recipient, for good (a 5xx reply to it). */
export class MessageRefused extends Error {}

/** Silence of the mail server, at any moment. */
const SILENCE_MS = 10_000;
/** The whole of one message; before the queue gives its job to another process. */
const WHOLE_MS = 45_000;

/** A bounce of these would answer a message that nobody wrote by hand (RFC 3834). */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

/** A button of the mail program that stops them in one press (RFC 2369, RFC 8058). */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

interface MailerTimes {
  readonly silenceMs?: number;
}

/** The mail server of SMTP_URL; null when none is set, and messages are then kept where staff can read them. */
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
          // As one address: from a text, lists, names and comments would be read out of it.
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

/** A refusal of the recipient or the message. One of the sender, of us or of the connection is for the owner to mend. */
function isForGood({ command, responseCode = 0 }: SmtpError): boolean {
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
