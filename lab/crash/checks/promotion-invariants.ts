import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { PromotionTerms } from '../../../rules/prices/promotion.js';
import { type QuoteLine, quoteShipment } from '../../../rules/prices/quote.js';
import type { Breach, Invariant } from './invariant.js';

/** Invariants of promotions, their places and their money. */
export const PROMOTION_INVARIANTS: readonly Invariant[] = [
  {
    name: 'no promotion has more orders than places',
    broken: `select p.id from promotions p
      where (select count(*) from orders o where o.shipment->'promotion'->>'id' = p.id::text) > p.uses_max`,
  },
  {
    name: 'what is once for an account is in one order of it',
    broken: `select o.user_id as id from orders o join promotions p on o.shipment->'promotion'->>'id' = p.id::text
      where p.once_per_account group by p.id, o.user_id having count(*) > 1`,
  },
  {
    name: 'the invoice of an order shows its promotion, and adds up to what was paid',
    broken: `select o.id from orders o join checkouts c on c.id = o.checkout_id
      left join ledger_entries l on l.payment_intent = o.payment_intent and l.kind = 'payment', jsonb_to_record(l.content->'sums')
        as s("itemsPence" int, "minimumTopUpPence" int, "promotionPence" int, "promotionName" text, "servicePence" int)
      where (s."promotionPence", s."promotionName") is distinct from ((c.shipment->>'promotionPence')::int, c.shipment->'promotion'->>'name')
        or s."itemsPence" + s."minimumTopUpPence" - s."promotionPence" + s."servicePence" is distinct from l.amount_pence`,
  },
  {
    name: 'no payment is refunded more than was paid, whatever the promotion took off',
    broken: `select payment_intent as id from order_payments where refunded_pence > amount_pence`,
  },
];

export const PRICE_CHECK =
  'every order costs what its frozen lines, service and promotion come to by the rule of prices';

interface Frozen {
  readonly id: string;
  readonly lines: readonly QuoteLine[];
  readonly servicePence: number;
  readonly minimumPence: number;
  readonly totalPence: number;
  readonly promotion: PromotionTerms | null;
  readonly promotionPence: number;
  readonly inOrder: { readonly promotion: PromotionTerms | null; readonly promotionPence: number };
}

/** The orders that cost, or show, something else than the rule of prices says of what their checkouts have frozen. */
export async function comparePrices(pool: pg.Pool): Promise<Breach[]> {
  const { rows } = await pool.query<Frozen>(
    `select o.id, c.lines, f.*, jsonb_build_object(
          'promotion', o.shipment->'promotion', 'promotionPence', o.shipment->'promotionPence') as "inOrder"
      from orders o join checkouts c on c.id = o.checkout_id,
        jsonb_to_record(c.shipment) as f("servicePence" int, "minimumPence" int, "totalPence" int, promotion jsonb, "promotionPence" int)`,
  );
  const ids = rows.filter((frozen) => !isPriced(frozen)).map(({ id }) => id);
  return ids.length > 0 ? [{ name: PRICE_CHECK, ids }] : [];
}

function isPriced({ promotion, promotionPence, totalPence, inOrder, ...request }: Frozen): boolean {
  const priced = quoteShipment({ ...request, promotions: promotion ? [promotion] : [] });
  return (
    priced.totalPence === totalPence &&
    priced.promotionPence === promotionPence &&
    isDeepStrictEqual({ promotion, promotionPence }, inOrder)
  );
}
