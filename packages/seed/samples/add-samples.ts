import type { EntityManager } from '@mikro-orm/postgresql';
import { hashNoPassword } from '../../../server/modules/users/password/passwords.js';
import { query } from '../../../server/platform/db/query.js';
import { choicesSql } from '../large/bookings.js';
import { chanceSql } from '../large/by-chance.js';
import { moneyRows } from '../large/money-rows.js';
import { orderRows } from '../large/order-rows.js';
import { emailsSql, quotesSql } from '../large/post-rows.js';
import { nowSql } from '../large/scale.js';
import { QUOTE_AGES, SAMPLE_ORDERS } from './sample-plan.js';
import { samplePostSql } from './sample-post.js';
import { CUSTOMERS, plannedSql, SAMPLE_NUMBERS, sampleNumber, samplePeopleSql } from './sample-rows.js';

/** Differs from the seed of the large shop, so that both fit into one database without equal names. */
const SEED = 30;

/** The transit time that a checkout would freeze. */
const TRANSIT = `update orders o set shipment = jsonb_set(shipment, '{transit}', (select jsonb_build_object('fromDays', t->'fromDays', 'toDays', t->'toDays')
    from destination_guides g, jsonb_array_elements(g.transit_times) t where g.destination = o.destination and t->>'service' = o.shipment->>'service'))
  where o.id in (select id from bookings)`;

/** Writes a month of sample orders, and all around them, in the caller's transaction; the shop as it is sets the prices. */
export async function addSamples(tx: EntityManager, now: Date): Promise<void> {
  const passwordHash = await hashNoPassword();
  const statements = [
    ...chanceSql(SEED),
    ...samplePeopleSql(now, passwordHash),
    ...choicesSql(),
    ...plannedSql(now),
    ...orderRows(SAMPLE_NUMBERS),
    ...moneyRows(SAMPLE_NUMBERS),
    TRANSIT,
    emailsSql({ now }),
    quotesSql({
      quotes: QUOTE_AGES.length,
      users: CUSTOMERS,
      of: { from: 1, to: SAMPLE_ORDERS.length },
      madeAt: `${nowSql({ now })} - (array[${QUOTE_AGES.join(', ')}])[q] * interval '1 day'`,
      reference: sampleNumber('Q-', 'q'),
    }),
    ...samplePostSql(now),
  ];
  for (const statement of statements) await query(tx, statement);
}
