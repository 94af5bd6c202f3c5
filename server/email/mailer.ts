import { createTransport } from 'nodemailer';
import type { Env } from '../env.js';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Lets a mail server recognise a repeat. */
  readonly messageId: string;
}

export interface Mailer {
  /** Hands one message over. Throws when the mail server refuses it or cannot be reached within 10 seconds. */
  send(message: Message): Promise<void>;
  close(): void;
}

const TIME_OUT_MS = 10_000;

/** The mail server of SMTP_URL; null when none is set, and messages are then kept where staff can read them. */
export function createMailer({ smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>): Mailer | null {
  if (!smtpUrl) return null;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIME_OUT_MS,
    greetingTimeout: TIME_OUT_MS,
    socketTimeout: TIME_OUT_MS,
  });
  return {
    async send(message) {
      // As one address: from a text, lists, names and comments would be read out of it.
      await transport.sendMail({ from: mailFrom, ...message, to: { name: '', address: message.to } });
    },
    close: () => transport.close(),
  };
}
