import { Migration } from '@mikro-orm/migrations';

/**
 * What callers have used of their limits. The columns are those of rate-limiter-flexible: `expire` is milliseconds
 * since 1970. Unlogged: counting costs no write-ahead log, and after a crash of PostgreSQL counting begins afresh.
 */
export class RateLimits extends Migration {
  override up(): void {
    this.addSql(
      'create unlogged table rate_limits (key text primary key, points integer not null default 0, expire bigint)',
    );
    this.addSql('create index rate_limits_expire on rate_limits (expire)');
    this.addSql(
      `create index stripe_events_declined on stripe_events (payment_intent) where type = 'payment_intent.payment_failed'`,
    );
  }
}
