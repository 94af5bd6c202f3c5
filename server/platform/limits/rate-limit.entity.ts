import { Entity } from '@mikro-orm/decorators/legacy';
import { column, Indexed } from '../db/column.js';

/**
 * The columns are those of rate-limiter-flexible: expire is milliseconds since 1970. Unlogged: counting costs no
 * write-ahead log, and counting restarts after a crash of PostgreSQL.
 */
@Entity({ tableName: 'rate_limits' })
@Indexed('rate_limits_expire', '(expire)')
export class RateLimit {
  @column.text({ primary: true }) key: string;
  @column.int({ default: 0 }) points: number;
  @column.bigint({ nullable: true }) expire: number | null;
}
