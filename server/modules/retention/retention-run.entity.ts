import { Entity } from '@mikro-orm/decorators/legacy';
import { column } from '../../platform/db/column.js';

@Entity({ tableName: 'retention_runs' })
export class RetentionRun {
  @column.text({ primary: true }) policy: string;
  @column.moment() finishedAt: Date;
  @column.bigint() removed: number;
}
