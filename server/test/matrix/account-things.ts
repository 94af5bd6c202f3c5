import { randomUUID } from 'node:crypto';
import { stopUrl } from '../../modules/email/reminders/stop-link.js';
import { newInvitation } from '../../modules/users/admin/invitation.js';
import { confirmUrl, mailboxOf, newsletterStopUrl } from '../../modules/users/profile/newsletter-links.js';
import type { LinkPurpose } from '../../modules/users/verification/account-links.store.js';
import { newSecret } from '../../platform/auth/secret.js';
import type { ExampleValues } from '../../platform/openapi/resolve-example.js';
import { countRows, insertCustomer, placeOrder } from '../factories.js';
import { myAccountOf } from '../my-account.js';
import { codeOfApp, giveFactor } from '../sessions/second-factor.js';
import type { TestApp } from '../test-app.js';
import { until } from '../until.js';
import type { Makers } from './makers.js';

const PERTH = { line1: '2 Dock Road', city: 'Perth', state: 'WA', postcode: '6000', country: 'Australia' };

export async function invitation({ app, admin }: Makers): Promise<ExampleValues> {
  const { body } = await admin.call<{ user: { _id: string } }>('POST', '/admin/users', {
    name: 'Ida Invited',
    email: `${randomUUID()}@example.com`,
  });
  await leaveUnwritten(app, body.user._id);
  const { secret, hash, expiresAt } = newInvitation(app.clock.now());
  await app.deps.database.pool.query(
    'update users set invitation_hash = $1, invitation_expires_at = $2 where id = $3',
    [hash, expiresAt, body.user._id],
  );
  return { invitation: secret, invitedUser: body.user._id };
}

export function accountLink(purpose: LinkPurpose, name: string) {
  return async ({ app, user, email }: Makers): Promise<ExampleValues> => {
    await leaveUnwritten(app, user);
    const { secret, hash } = newSecret();
    const now = app.clock.now();
    await app.deps.database.pool.query(
      `insert into account_links (user_id, purpose, email, hash, asked_at, expires_at)
        values ($1, $2, $3, $4, $5, $5::timestamptz + interval '1 hour') on conflict (user_id, purpose)
        do update set hash = excluded.hash, asked_at = excluded.asked_at, expires_at = excluded.expires_at`,
      [user, purpose, email, hash, now],
    );
    return { [name]: secret };
  };
}

export async function loginCodes({ app, user }: Makers): Promise<ExampleValues> {
  const { recoveryCode } = await giveFactor(app, user);
  const { secret, hash } = newSecret();
  await app.deps.database.pool.query(
    `insert into factor_challenges (hash, user_id, session_version, expires_at)
      select $1, id, session_version, $3::timestamptz + interval '10 minutes' from users where id = $2`,
    [hash, user, app.clock.now()],
  );
  return { recoveryCode, loginChallenge: secret, userWithCodes: user };
}

export async function firstLoginCode({ app, user }: Makers): Promise<ExampleValues> {
  const { secret } = await giveFactor(app, user, { isConfirmed: false });
  return { firstLoginCode: codeOfApp(app, secret) };
}

export async function stopToken({ app, email }: Makers): Promise<ExampleValues> {
  return { stopToken: stopUrl(app.deps, email).split('token=')[1] };
}

export async function newsletterLinks({ app, user, email }: Makers): Promise<ExampleValues> {
  const { rows } = await app.deps.database.pool.query(
    `insert into newsletter_consents (id, user_id, is_on, given_at, wording, created_at)
      values (gen_random_uuid(), $1, true, 'account', 'offers-1', $2) returning id`,
    [user, app.clock.now()],
  );
  const link = { consentId: rows[0].id, mailbox: mailboxOf(email) };
  return {
    newsletterProof: confirmUrl(app.deps, link).split('#')[1],
    newsletterStop: newsletterStopUrl(app.deps, user).split('token=')[1],
  };
}

export async function savedAddress({ owner }: Makers): Promise<ExampleValues> {
  const { id } = await myAccountOf(owner).save(PERTH);
  return { savedAddress: id };
}

export async function message({ app, owner }: Makers): Promise<ExampleValues> {
  const { id } = await placeOrder(app, owner);
  const { rows } = await app.deps.database.pool.query('select id from email_messages where order_id = $1', [
    id,
  ]);
  const failed = await app.deps.database.pool.query(
    `insert into email_messages (id, dedupe_key, kind, recipient, order_id, status, last_error, created_at)
      select gen_random_uuid(), gen_random_uuid(), kind, recipient, order_id, 'failed', '550 no such user', now()
        from email_messages where id = $1 returning id`,
    [rows[0].id],
  );
  return { message: rows[0].id, failedMessage: failed.rows[0].id };
}

/** Rendering a message makes a secret of its own: removes a queued one, waits for one that is being rendered. */
async function leaveUnwritten(app: TestApp, userId: string): Promise<void> {
  const queued = "user_id = $1 and status = 'queued'";
  const { pool } = app.deps.database;
  await pool.query(`delete from email_messages where ${queued} and claimed_by is null`, [userId]);
  await until(async () => (await countRows(app, 'email_messages', queued, [userId])) === 0);
}

/** Another account of the same person. */
export async function twin({ app, admin, user }: Makers): Promise<ExampleValues> {
  const { id } = await insertCustomer(app);
  const { fingerprint } = await admin.graphql.call<{ fingerprint: string }>(
    'query adminMergePreview',
    'fingerprint',
    {
      from: ['ID!', id],
      into: ['ID!', user],
    },
  );
  return { twin: id, mergeFingerprint: fingerprint };
}
