import type { Opt } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { column, Indexed } from '../../../../platform/db/column.js';
import { Audited, NotifiesCatalogue, Versioned } from '../../../../platform/db/triggers.js';
import { VERSION } from '../../category.entity.js';

/** The longest word or meaning, in characters. */
export const SYNONYM_LENGTH_MAX = 100;
/** Most products listed for a synonym. */
export const FINDS_MAX = 3;

export const WORD = `The word that customers type, such as "couch"; up to ${SYNONYM_LENGTH_MAX} characters.`;
export const MEANING = `The meaning in this shop, such as "sofa", which the search uses instead; up to ${SYNONYM_LENGTH_MAX} characters.`;

@ObjectType({ description: 'A word that customers type, and what it means in this shop.' })
@Entity({ tableName: 'search_synonyms' })
@Indexed('search_synonyms_once', '(lower(word), lower(meaning))', { unique: true })
@Versioned()
@NotifiesCatalogue()
@Audited('synonym')
export class SearchSynonym {
  @Field(() => ID, { description: 'The id.' })
  @column.id()
  id: string;

  @Field({ description: WORD })
  @column.text({ check: "word <> ''" })
  word: string;

  @Field({ description: MEANING })
  @column.text({ check: "meaning <> ''" })
  meaning: string;

  @column.moment() createdAt: Date;
  @Field(() => Int, { description: VERSION })
  @column.version()
  version: Opt<number>;

  @Field(() => [String], {
    description: `Names of the first ${FINDS_MAX} products that customers find by the word; empty when they find none.`,
  })
  finds: Opt<readonly string[]>;
}
