import { Check, Entity } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { registerEnum } from '../../../platform/api/enums.js';
import { column } from '../../../platform/db/column.js';
import { inPounds } from '../../../platform/values/format.js';
import type { Value, ValuePlace } from '../bulk-prices/changed-value.js';

export const IMPORT_STATES = ['ready', 'refused', 'applied'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

const ImportStates = registerEnum<ImportState>('CatalogueImportState', 'State of an uploaded spreadsheet.', {
  ready: 'Its changes can be applied.',
  refused: 'It has problems; nothing of it can be applied.',
  applied: 'Its changes were applied.',
});

@ObjectType({ description: 'An uploaded spreadsheet of the catalogue, kept for a week.' })
@Entity({ tableName: 'catalogue_imports' })
@Check({ name: 'catalogue_imports_check', expression: "(state = 'applied') = (price_change_id is not null)" })
export class CatalogueImport {
  @Field(() => ID, { description: 'The id.' })
  @column.id()
  id: string;

  @Field(() => Date, { description: 'When it was uploaded.' })
  @column.moment()
  createdAt: Date;

  @column.uuid() actorId: string;

  @Field({ description: 'The name of the file.' })
  @column.text()
  fileName: string;

  @Field(() => ImportStates, { description: 'Whether it can be applied.' })
  @column.choice(IMPORT_STATES)
  state: ImportState;

  @Field(() => Int, { name: 'rows', description: 'Number of rows besides the headings.' })
  @column.int({ default: 0 })
  rowCount: number & Opt;

  @Field(() => Int, { name: 'changes', description: 'Number of values that change.' })
  @column.int({ default: 0 })
  changeCount: number & Opt;

  @Field(() => Int, { name: 'problems', description: 'Number of problems; nothing can be applied with any.' })
  @column.int({ default: 0 })
  problemCount: number & Opt;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the price change, for undoing it; null until applied.',
  })
  @column.uuid({ nullable: true })
  priceChangeId: string | null;
}

@ObjectType({ description: 'A cell that changes a value, or a problem.' })
@Entity({ tableName: 'catalogue_import_lines' })
@Check({ name: 'catalogue_import_lines_check', expression: '(problem is null) = (part is not null)' })
export class CatalogueImportLine {
  @column.refersTo('catalogue_imports', { primary: true, onDelete: 'cascade' }) importId: string;
  @Field(() => Int, { description: 'Position among the lines of its import.' })
  @column.int({ primary: true })
  position: number;

  @Field(() => Int, { description: 'Number of the row in the spreadsheet.' })
  @column.int()
  row: number;

  @Field(() => String, { nullable: true, description: 'The problem as a sentence; null for a change.' })
  @column.text({ nullable: true })
  problem: string | null;

  @Field(() => String, { description: 'Name of the product or rate; empty for a problem.' })
  @column.text({ default: '' })
  name: string & Opt;

  @Field(() => String, { name: 'column', description: 'Heading of the column; empty for a problem.' })
  @column.text({ default: '' })
  columnName: string & Opt;

  @column.text({ nullable: true }) part: ValuePlace['part'] | null;
  @column.uuid({ nullable: true }) productId: string | null;
  @column.destination({ nullable: true }) destination: DestinationKey | null;
  @column.json({ nullable: true }) before: Value;
  @column.json({ nullable: true }) after: Value;

  @Field(() => String, { name: 'before', description: 'The current value as text; empty for a problem.' })
  get textBefore(): Opt<string> {
    return valueText(this, this.before);
  }

  @Field(() => String, { name: 'after', description: 'The new value as text; empty for a problem.' })
  get textAfter(): Opt<string> {
    return valueText(this, this.after);
  }
}

function valueText({ part }: Pick<CatalogueImportLine, 'part'>, value: Value): string {
  if (part === null) return '';
  if (value === null) return part === 'price' ? 'Not sold' : 'None';
  if (typeof value === 'number') return inPounds(value);
  return typeof value === 'string' ? value : value.size;
}
