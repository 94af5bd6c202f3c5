import type { Log } from '../../platform/log/log.js';
import type { Tracing } from '../../platform/observe/tracing.js';
import { LEASE_MS } from '../../platform/queue/hold-claim.js';
import { QueueLoop } from '../../platform/queue/queue-loop.js';
import type { EmailMessage } from './email.entity.js';
import { claimDue } from './email.store.js';
import { type EmailSending, sendEmail } from './send-email.js';

/** Messages sent at once: as many as a mail server accepts connections from one client. */
const AT_ONCE = 10;

/** Sends due messages, whichever process stored them, the longest due first. */
export class MailQueue extends QueueLoop<EmailMessage> {
  constructor(log: Log, tracing: Tracing | null = null) {
    super({ name: 'email', atOnce: AT_ONCE, log, tracing });
  }

  start(sending: EmailSending): void {
    this.run({
      claim: (most) => claimDue(sending.em.fork(), most, sending.leaseMs ?? LEASE_MS),
      execute: (email) => sendEmail(sending, email),
    });
  }
}
