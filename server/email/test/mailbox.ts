import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { RestClient } from '../../test/clients/rest-client.js';
import { Refusal, type ShopClient } from '../../test/clients/shop-client.js';
import type { EmailStatus } from '../email.entity.js';

/** A message as staff see it. */
export interface SeenEmail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly status: EmailStatus;
  readonly lastError: string | null;
  readonly orderNumber: string | null;
  readonly againOf: string | null;
  readonly accountEmail: string | null;
  readonly bodyText: string;
}

/** What staff do in the mailbox, through the door of a client. */
export interface SeenMailbox {
  find(id: string): Promise<SeenEmail>;
  failed(search?: string): Promise<string[]>;
  resend(id: string, seen: EmailStatus, toAccount?: boolean): Promise<SeenEmail>;
  resendFailed(search: string): Promise<{ queued: number; left: number }>;
  close(id: string, seen: EmailStatus): Promise<SeenEmail>;
  counts(): Promise<Readonly<Record<EmailStatus, number>> & { hasMailServer: boolean }>;
}

/** The mailbox seen through the door of this client. */
export function mailboxOf(client: ShopClient): SeenMailbox {
  return client instanceof RestClient ? overRest(client) : overGraphql(client as GraphqlClient);
}

const FIELDS = 'id kind recipient status lastError orderNumber againOf accountEmail bodyText';
const COUNTS = 'hasMailServer queued sent kept failed closed';

function overGraphql(client: GraphqlClient): SeenMailbox {
  return {
    find: (id) => client.call('query email', FIELDS, { id: ['ID!', id] }),
    async failed(search) {
      const { emails } = await client.call<{ emails: SeenEmail[] }>('query emails', 'emails { id }', {
        status: ['EmailStatus', 'failed'],
        search: ['String', search],
      });
      return emails.map(({ id }) => id);
    },
    resend: (id, seen, toAccount = false) =>
      client.call('mutation resendEmail', FIELDS, {
        id: ['ID!', id],
        seen: ['EmailStatus!', seen],
        toAccount: ['Boolean', toAccount],
      }),
    resendFailed: (search) =>
      client.call('mutation resendFailedEmails', 'queued left', { search: ['String', search] }),
    close: (id, seen) =>
      client.call('mutation closeEmail', FIELDS, { id: ['ID!', id], seen: ['EmailStatus!', seen] }),
    counts: () => client.call('query mailbox', COUNTS),
  };
}

function overRest(client: RestClient): SeenMailbox {
  const send = async <T>(method: string, path: string, sent?: object): Promise<T> => {
    const { status, body } = await client.call<T>(method, `/admin/${path}`, sent);
    if (status < 400) return body;
    const { code, message, ...details } = body as { code: string; message: string };
    throw new Refusal(status, code, message, details);
  };
  return {
    find: (id) => send('GET', `emails/${id}`),
    async failed(search = '') {
      const query = new URLSearchParams({ status: 'failed', search });
      return (await send<{ emails: SeenEmail[] }>('GET', `emails?${query}`)).emails.map(({ id }) => id);
    },
    resend: (id, seen, toAccount) => send('POST', `emails/${id}/resend`, { seen, toAccount }),
    resendFailed: (search) => send('POST', 'emails/resend-failed', { search }),
    close: (id, seen) => send('POST', `emails/${id}/close`, { seen }),
    counts: () => send('GET', 'mailbox'),
  };
}
