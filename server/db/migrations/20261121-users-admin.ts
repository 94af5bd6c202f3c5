import { Migration } from '@mikro-orm/migrations';

/** Accounts kept by staff: invitations, departments, deleted users, and messages about an account. */
export class UsersAdmin extends Migration {
  override up(): void {
    this.addSql(`alter table users
      add column department text,
      add column invitation_hash text unique,
      add column invitation_expires_at timestamptz,
      add column deleted_at timestamptz`);
    this.addSql('create index users_created_at on users (created_at desc, id) where deleted_at is null');
    this.addSql('alter table email_messages add column user_id uuid');
    this.addSql('create index email_messages_user_id on email_messages (user_id) where user_id is not null');
  }
}
