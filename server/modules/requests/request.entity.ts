import type { Opt } from '@mikro-orm/core';
import { Check, Entity } from '@mikro-orm/decorators/legacy';
import type { DestinationKey } from '../../../rules/destinations.js';
import {
  REQUEST_KINDS,
  REQUEST_STATES,
  type RequestKind,
  type RequestState,
} from '../../../rules/requests.js';
import { column, Indexed } from '../../platform/db/column.js';
import { FoundBy, Searched } from '../../platform/db/schema/search.schema.js';
import { Reported } from '../../platform/db/triggers.js';
import type { OtherOffer, SentCart } from './request.store.js';

@Entity({ tableName: 'requests' })
@Check({
  name: 'requests_check',
  expression: "kind <> 'price_match' or (shipment is not null and other_offer is not null)",
})
@Indexed('requests_newest', '(created_at desc, id)')
@Indexed('requests_by_state', '(state, created_at desc, id)')
@Indexed('requests_by_kind', '(kind, created_at desc, id)')
@Indexed('requests_of_user', '(user_id, created_at desc, id) where user_id is not null')
@Indexed('requests_waiting', '(waits_since, id) where waits_since is not null')
@Indexed('requests_by_change', '(changed_at)')
@Searched('requests_by_words')
@Reported('request.created')
export class RequestRecord {
  /** Created by the client: the same request sent again is the same row. */
  @column.id() id: string;
  @column.text({ unique: true, defaultRaw: "'R-' || nextval('request_numbers')" }) reference: Opt<string>;
  @column.choice(REQUEST_KINDS) kind: RequestKind;
  @column.choice(REQUEST_STATES) state: RequestState;
  /** Since when the customer waits for staff; null once staff have answered, offered or moved it. */
  @column.moment({ nullable: true }) waitsSince: Date | null;
  /** A change sends the version that was read. */
  @column.version() version: Opt<number>;
  @column.refersTo('users', { nullable: true, onDelete: 'cascade' }) userId: string | null;
  @column.text({ check: 'length(name) between 1 and 200' }) name: string;
  @column.text({ check: 'length(email) <= 254' }) email: string;
  @column.text({ check: 'length(phone) <= 30' }) phone: string;
  @column.destination({ nullable: true }) destination: DestinationKey | null;
  @column.text({ nullable: true, check: "survey_month ~ '^\\d{4}-(0[1-9]|1[0-2])$'" }) surveyMonth:
    | string
    | null;
  /** The goods with their frozen prices; null without a cart. */
  @column.json({ nullable: true }) shipment: SentCart | null;
  @column.json({ nullable: true }) otherOffer: OtherOffer | null;
  @column.refersTo('saved_quotes', { nullable: true, unique: true, onDelete: 'set null' }) quoteId:
    | string
    | null;
  /** The saved quote on which staff offer another price; null for a customer's own request. */
  @column.refersTo('saved_quotes', { nullable: true, unique: true, onDelete: 'set null' }) ofQuote:
    | string
    | null;
  /** Digest of its content, unique for an hour: the same content sent again is the first request. */
  @column.text({ nullable: true, unique: true }) digest: string | null;
  /** Digest of what was sent with the id: the id with other content is refused. */
  @column.text({ nullable: true }) sentDigest: string | null;
  @column.moment() createdAt: Date;
  @column.moment() changedAt: Date;
  @FoundBy({ texts: ['reference', 'email'], names: ['name'], codes: ['phone', 'reference'] })
  foundBy?: string;
}
