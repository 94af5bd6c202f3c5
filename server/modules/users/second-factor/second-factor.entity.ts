import { Entity } from '@mikro-orm/decorators/legacy';
import { column, Indexed } from '../../../platform/db/column.js';
import { Audited } from '../../../platform/db/triggers.js';

/** The authenticator app of an account; it counts once a code has confirmed it. */
@Entity({ tableName: 'second_factors' })
@Audited('user', 'user_id', 'update or delete')
export class SecondFactor {
  @column.refersTo('users', { primary: true, onDelete: 'cascade' }) userId: string;
  /** Sealed: `server/platform/auth/sealed.ts`. */
  @column.text({ hidden: true }) secret: string;
  @column.moment() createdAt: Date;
  @column.moment({ nullable: true }) confirmedAt: Date | null = null;
  /** The 30 seconds whose code was used last: no code of those or earlier ones is taken. */
  @column.bigint({ default: 0 }) lastStep: number;
}

/** A recovery code that has not been used. */
@Entity({ tableName: 'recovery_codes' })
export class RecoveryCode {
  @column.refersTo('users', { primary: true, onDelete: 'cascade' }) userId: string;
  @column.text({ primary: true }) hash: string;
}

/** A sign-in whose password was right and whose second factor is awaited. */
@Entity({ tableName: 'factor_challenges' })
@Indexed('factor_challenges_over', '(expires_at)')
export class FactorChallenge {
  @column.text({ primary: true }) hash: string;
  @column.refersTo('users', { onDelete: 'cascade' }) userId: string;
  /** The account's when the password was right; another password or address voids the challenge. */
  @column.int() sessionVersion: number;
  @column.int({ default: 0 }) tries: number;
  @column.moment() expiresAt: Date;
}
