import { type Database, type DatabaseOptions, openDatabase } from '../../platform/db/orm.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations/index.js';
import { schemaOf } from './schema.js';

const MODEL = { entities: Object.values(ENTITIES), migrations: MIGRATIONS, schemaOf };

/** Prepares the connection to the product's database; the first statement opens it. Does not migrate. */
export function connectDatabase(options: DatabaseOptions): Promise<Database> {
  return openDatabase({ ...options, model: MODEL });
}
