import { constantCase } from '../../rules/enum-case.js';
import type { Page } from '../platform/api/pagination.js';
import { RestClient } from './clients/rest-client.js';
import { type GraphqlCaller, Refusal, type ShopClient } from './clients/shop-client.js';

/** A user as staff see them. */
export interface SeenAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly role: string;
  readonly status: string;
  readonly department: string | null;
  readonly city: string;
  readonly hasSignedIn: boolean;
  readonly isInvited: boolean;
}
export interface AccountFacts {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly city?: string;
  readonly role?: string;
  readonly status?: string;
  readonly department?: string;
  readonly password?: string;
}
export interface AccountsOptions {
  readonly page?: number;
  readonly pageSize?: number;
  readonly search?: string;
  readonly role?: string;
  readonly status?: string;
  readonly sort?: string;
}
export interface SeenAccounts {
  readonly users: readonly SeenAccount[];
  readonly total: number;
  readonly page: number;
  readonly totalPages: number;
}

export interface SeenSecurityEvents {
  readonly events: readonly {
    readonly kind: string;
    readonly device: string;
    readonly network: string;
  }[];
  readonly total: number;
  readonly totalPages: number;
}

/** Actions of staff on accounts, over either API. */
interface AccountAdmin {
  users(asked?: AccountsOptions): Promise<SeenAccounts>;
  create(facts: AccountFacts): Promise<SeenAccount>;
  update(id: string, facts: AccountFacts): Promise<SeenAccount>;
  remove(id: string): Promise<void>;
  /** REST toggles the status and ignores the given one. */
  setStatus(id: string, status: 'active' | 'inactive'): Promise<SeenAccount>;
}

/** AccountAdmin and actions of people on their own accounts, for which there is GraphQL alone. */
export type Accounts = AccountAdmin & ReturnType<typeof overGraphql>;

/** Actions on accounts by this client. */
export function accountsOf(client: ShopClient): Accounts {
  const accounts = overGraphql(client.graphql);
  return client instanceof RestClient ? { ...accounts, ...overRest(client) } : accounts;
}

const FIELDS = `id name email phone role status department address { city }
  lastLoginAt invitationExpiresAt`;

interface GraphqlUser {
  readonly role: string;
  readonly status: string;
  readonly address: { readonly city: string } | null;
  readonly lastLoginAt: string | null;
  readonly invitationExpiresAt: string | null;
}

function overGraphql(client: GraphqlCaller) {
  const seen = ({ address, lastLoginAt, invitationExpiresAt, ...user }: GraphqlUser) =>
    ({
      ...user,
      role: user.role.toLowerCase(),
      status: user.status.toLowerCase(),
      city: address?.city ?? '',
      hasSignedIn: lastLoginAt !== null,
      isInvited: invitationExpiresAt !== null,
    }) as SeenAccount;
  const input = ({ city, role, status, ...facts }: AccountFacts) => ({
    ...facts,
    ...(role == null ? {} : { role: constantCase(role) }),
    ...(status == null ? {} : { status: constantCase(status) }),
    ...(city == null ? {} : { address: { city } }),
  });
  const session = async (mutation: string, type: string, sent: object) => {
    const { token, user } = await client.call<{ token: string; user: { id: string } }>(
      `mutation ${mutation}`,
      'token user { id }',
      { input: [type, sent] },
    );
    client.token = token;
    return user.id;
  };
  return {
    async users(asked: AccountsOptions = {}): Promise<SeenAccounts> {
      const { nodes, pageInfo } = await client.call<Page<GraphqlUser>>(
        'query adminUsers',
        `nodes { ${FIELDS} } pageInfo { total page totalPages }`,
        {
          page: ['Int', asked.page],
          pageSize: ['Int', asked.pageSize],
          search: ['String', asked.search],
          role: ['UserRole', asked.role && constantCase(asked.role)],
          status: ['UserStatus', asked.status && constantCase(asked.status)],
          sort: ['UserSort', asked.sort && constantCase(asked.sort)],
        },
      );
      return { ...pageInfo, users: nodes.map(seen) };
    },
    create: async (facts: AccountFacts) =>
      seen(await client.call('mutation adminCreateUser', FIELDS, { input: ['NewUserInput!', input(facts)] })),
    update: async (id: string, facts: AccountFacts) =>
      seen(
        await client.call('mutation adminUpdateUser', FIELDS, {
          id: ['ID!', id],
          input: ['UserChangeInput!', input(facts)],
        }),
      ),
    async remove(id: string) {
      await client.call('mutation adminDeleteUser', null, { id: ['ID!', id] });
    },
    setStatus: async (id: string, status: 'active' | 'inactive') =>
      seen(
        await client.call('mutation adminUpdateUser', FIELDS, {
          id: ['ID!', id],
          input: ['UserChangeInput!', { status: status.toUpperCase() }],
        }),
      ),
    resendInvitation: async (id: string) =>
      seen(await client.call('mutation adminResendInvitation', FIELDS, { id: ['ID!', id] })),
    /** The client continues with the new token. */
    async changePassword(currentPassword: string, newPassword: string) {
      await session('changePassword', 'PasswordChangeInput!', { currentPassword, newPassword });
    },
    async signOut() {
      await client.call('mutation signOut', null);
    },
    /** The client continues with the new token. */
    async signOutElsewhere() {
      const answer = await client.call<{ token: string }>('mutation signOutElsewhere', 'token');
      client.token = answer.token;
    },
    async securityEvents(page?: number, pageSize?: number): Promise<SeenSecurityEvents> {
      const { nodes, pageInfo } = await client.call<Page<SeenSecurityEvents['events'][number]>>(
        'query mySecurityEvents',
        'nodes { kind device network } pageInfo { total totalPages }',
        { page: ['Int', page], pageSize: ['Int', pageSize] },
      );
      return { ...pageInfo, events: nodes };
    },
    async requestPasswordReset(email: string) {
      await client.call('mutation requestPasswordReset', null, {
        input: ['PasswordResetRequestInput!', { email }],
      });
    },
    /** Signs the client in. */
    async resetPassword(token: string, newPassword: string) {
      await session('resetPassword', 'PasswordResetInput!', { token, newPassword });
    },
    async sendEmailVerification() {
      await client.call('mutation sendEmailVerification', 'id');
    },
    async verifyEmail(token: string) {
      await client.call('mutation verifyEmail', null, { input: ['EmailProofInput!', { token }] });
    },
    /** Signs the client in; returns the id of the account. */
    acceptInvitation: (token: string, password: string) =>
      session('acceptInvitation', 'AcceptInvitationInput!', { token, password }),
  };
}

interface RestUser {
  readonly _id: string;
  readonly lastLogin: string | null;
  readonly invitationExpiresAt: string | null;
}

function overRest(client: RestClient): AccountAdmin {
  const seen = ({ _id, lastLogin, invitationExpiresAt, ...user }: RestUser) => {
    const { name, email, phone, role, status, department, city } = user as unknown as SeenAccount;
    return {
      ...{ id: _id, name, email, phone, role, status, department, city },
      hasSignedIn: lastLogin !== null,
      isInvited: invitationExpiresAt !== null,
    };
  };
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await client.call<T>(method, path, body);
    if (answer.status < 400) return answer.body;
    const { code, message, ...details } = answer.body as { code: string; message: string };
    throw new Refusal(answer.status, code, message, details);
  };
  const one = async (method: string, path: string, body?: object) =>
    seen((await send<{ user: RestUser }>(method, path, body)).user);
  return {
    async users({ pageSize, ...asked } = {}) {
      const parts = Object.entries({ ...asked, limit: pageSize }).filter(([, part]) => part !== undefined);
      const query = new URLSearchParams(parts.map(([name, part]) => [name, String(part)]));
      const page = await send<{ users: RestUser[]; total: number; page: number; totalPages: number }>(
        'GET',
        `/admin/users?${query}`,
      );
      return { ...page, users: page.users.map(seen) };
    },
    create: (facts) => one('POST', '/admin/users', facts),
    update: (id, facts) => one('PUT', `/admin/users/${id}`, facts),
    async remove(id) {
      await send('DELETE', `/admin/users/${id}`);
    },
    setStatus: (id) => one('PATCH', `/admin/users/${id}/toggle-status`),
  };
}
