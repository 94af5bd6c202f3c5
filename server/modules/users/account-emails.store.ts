import type { Pool } from 'pg';
import { read } from '../../platform/db/query.js';
import type { EmailMessage } from '../email/email.entity.js';

/**
 * Stores a fresh secret for an invitation. Returns the name of the invited person; undefined when they have accepted,
 * are gone, have another address, or were invited again.
 */
export async function renewInvitation(
  pool: Pool,
  { userId, recipient, createdAt }: Pick<EmailMessage, 'userId' | 'recipient' | 'createdAt'>,
  { hash, expiresAt }: { hash: string; expiresAt: Date },
): Promise<{ name: string } | undefined> {
  const rows = await read<{ name: string }>(
    pool,
    `update users set invitation_hash = $1, invitation_expires_at = $2
      where id = $3 and email = $4 and invitation_expires_at is not null and deleted_at is null
        and not exists (select from email_messages m where m.user_id = users.id and m.kind = 'invitation' and m.created_at > $5)
      returning name`,
    [hash, expiresAt, userId, recipient, createdAt],
  );
  return rows[0];
}

/** The name of a user who is not deleted, and the phone number of the shop. */
export async function readNameAndPhone(
  pool: Pool,
  userId: string | null,
): Promise<{ name: string; phone: string } | undefined> {
  const rows = await read<{ name: string; phone: string }>(
    pool,
    'select u.name, s.phone from users u, store_settings s where u.id = $1 and u.deleted_at is null',
    [userId],
  );
  return rows[0];
}

interface Owner {
  readonly name: string;
  readonly email: string;
  readonly isVerified: boolean;
}

/** A user who is not deleted, and whether the address is confirmed. */
export async function readOwner(pool: Pool, userId: string | null): Promise<Owner | undefined> {
  const rows = await read<Owner>(
    pool,
    `select name, email, email_verified_at is not null as is_verified from users
      where id = $1 and deleted_at is null`,
    [userId],
  );
  return rows[0];
}

interface ResetOwner {
  readonly id: string;
  readonly name: string;
  readonly isInvited: boolean;
}

/** The active account with the address of a password reset; stores its id on the message. */
export async function assignResetMessage(pool: Pool, messageId: string): Promise<ResetOwner | undefined> {
  const rows = await read<ResetOwner>(
    pool,
    `update email_messages m set user_id = u.id from users u
      where m.id = $1 and u.email = m.recipient and u.status = 'active' and u.deleted_at is null
      returning u.id, u.name, u.invitation_expires_at is not null as is_invited`,
    [messageId],
  );
  return rows[0];
}

export interface RecipientAccount {
  readonly isVerified: boolean;
  readonly isInvited: boolean;
}

/** The active account that a message is for, by its address and, if the message has it, its id. */
export async function readRecipientAccount(
  pool: Pool,
  { recipient, userId }: Pick<EmailMessage, 'recipient' | 'userId'>,
): Promise<RecipientAccount | undefined> {
  const rows = await read<RecipientAccount>(
    pool,
    `select email_verified_at is not null as is_verified, invitation_expires_at is not null as is_invited
      from users where deleted_at is null and status = 'active' and email = $1 and ($2::uuid is null or id = $2)`,
    [recipient, userId],
  );
  return rows[0];
}
