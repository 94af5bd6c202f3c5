import type { ShopClient } from '../../../test/clients/shop-client.js';
import type { EmailStatus } from '../email.entity.js';

/** A message as staff see it. */
export interface SeenEmail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly status: Uppercase<EmailStatus>;
  readonly lastError: string | null;
  readonly orderNumber: string | null;
  readonly againOf: string | null;
  readonly accountEmail: string | null;
  readonly bodyText: string;
}

const FIELDS = 'id kind recipient status lastError orderNumber againOf accountEmail bodyText';
const COUNTS = 'hasMailServer queued sent kept failed closed';

/** Actions of staff in the mailbox. */
export function mailboxOf({ graphql: client }: ShopClient) {
  return {
    find: (id: string): Promise<SeenEmail> => client.call('query adminEmail', FIELDS, { id: ['ID!', id] }),
    async failed(search?: string) {
      const { nodes } = await client.call<{ nodes: SeenEmail[] }>('query adminEmails', 'nodes { id }', {
        status: ['EmailStatus', 'FAILED'],
        search: ['String', search],
      });
      return nodes.map(({ id }) => id);
    },
    to: (recipient: string): Promise<{ nodes: SeenEmail[] }> =>
      client.call('query adminEmails', 'nodes { id }', { recipient: ['String', recipient] }),
    resend: (id: string, seen: Uppercase<EmailStatus>, toAccount = false): Promise<SeenEmail> =>
      client.call('mutation adminResendEmail', FIELDS, {
        id: ['ID!', id],
        input: ['ResendEmailInput!', { expectedStatus: seen, toAccount }],
      }),
    resendFailed: (search: string, isUnsent = false): Promise<{ queued: number; left: number }> =>
      client.call('mutation adminResendFailedEmails', 'queued left', {
        input: ['ResendEmailsInput!', { search, isUnsent }],
      }),
    close: (id: string, seen: Uppercase<EmailStatus>): Promise<SeenEmail> =>
      client.call('mutation adminCloseEmail', FIELDS, {
        id: ['ID!', id],
        expectedStatus: ['EmailStatus!', seen],
      }),
    counts: (): Promise<Readonly<Record<EmailStatus, number>> & { hasMailServer: boolean }> =>
      client.call('query adminMailbox', COUNTS),
  };
}
