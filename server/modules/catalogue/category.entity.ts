import type { Opt } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CacheableType } from '../../platform/cache/cacheable.js';
import { column, Indexed } from '../../platform/db/column.js';
import { Audited, NotifiesCatalogue, Versioned } from '../../platform/db/triggers.js';
import { srcSetOf } from '../../platform/uploads/src-set.js';

/** The category for unknown names (specification, section 2). It can be neither renamed nor deleted. */
export const OTHER_ITEMS_SLUG = 'other-items';

export const SRC_SET =
  'Available widths of an uploaded picture, for `srcset`; null for pictures of one size.';
export const VERSION =
  "Rises with every change. Send it with a change, so that nobody else's is overwritten.";

@CacheableType()
@ObjectType({ description: 'A group of products.' })
@Entity({ tableName: 'categories' })
@Indexed('categories_name_in_any_case', '(lower(name))', { unique: true })
@Versioned()
@NotifiesCatalogue()
@Audited('category')
export class Category {
  @Field(() => ID, { description: 'The id; renaming does not change it.' })
  @column.id()
  id: string;

  @Field({ description: 'The display name.' })
  @column.text({ unique: true })
  name: string;

  @Field({ description: 'The name as used in URLs.' })
  @column.text({ unique: true })
  slug: string;

  @Field(() => String, { nullable: true, description: 'Path of its picture; null without one.' })
  @column.text({ nullable: true })
  imageUrl: string | null;

  @Field(() => String, { nullable: true, description: SRC_SET })
  get imageSrcSet(): Opt<string> | null {
    return this.imageUrl && srcSetOf(this.imageUrl);
  }

  @Field(() => Int, { description: 'The position in the shop; lower comes first.' })
  @column.int()
  position: number;

  @Field(() => Int, { description: VERSION })
  @column.version()
  version: Opt<number>;

  @Field(() => Int, { description: 'Number of published products in it.' }) productCount: Opt<number>;
}
