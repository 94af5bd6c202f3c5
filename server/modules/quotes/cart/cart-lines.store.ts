import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { query } from '../../../platform/db/query.js';
import type { NamedBox } from './cart.entity.js';

/** A change of one line. */
export interface LineChange {
  readonly productId: string | null;
  readonly customBox: NamedBox | null;
  readonly quantity: number;
}

/** Moves every line of a cart to one destination. Where the same item is there already, the larger quantity wins. */
export async function moveLines(
  tx: EntityManager,
  cartId: string,
  destination: DestinationKey,
): Promise<void> {
  await query(
    tx,
    `with moved as (delete from cart_lines where cart_id = $1 and destination <> $2 returning *)
      insert into cart_lines (id, cart_id, product_id, custom_box, line_key, destination, quantity, created_at)
      select distinct on (line_key) id, cart_id, product_id, custom_box, line_key, $3, quantity, created_at
      from moved order by line_key, quantity desc
      on conflict (cart_id, line_key, destination) do update set quantity = greatest(cart_lines.quantity, excluded.quantity)`,
    [cartId, destination, destination],
  );
}

/** Effect on an existing line: it gets the quantity, adds it, or keeps the larger one. */
export type OnSame = 'set' | 'add' | 'keepLarger';

const ON_SAME: Readonly<Record<OnSame, string>> = {
  set: 'excluded.quantity',
  add: 'cart_lines.quantity + excluded.quantity',
  keepLarger: 'greatest(cart_lines.quantity, excluded.quantity)',
};

/**
 * Writes the lines of {@link linesJson} into the cart that the relation `cart` holds. Products that are not on sale
 * to its destination are omitted. Both other arguments are placeholders.
 */
export const WRITE_LINES_SQL = (cart: string, lines: string, now: string, onSame: OnSame) =>
  `insert into cart_lines (id, cart_id, product_id, custom_box, line_key, destination, quantity, created_at)
    select gen_random_uuid(), c.id, w."productId", w."customBox", w."lineKey", c.destination, w.quantity, ${now}::timestamptz + (w.no || ' microseconds')::interval
    from ${cart} c cross join rows from (jsonb_to_recordset(${lines}::jsonb) as ("productId" uuid, "customBox" jsonb, "lineKey" text, quantity integer))
      with ordinality as w("productId", "customBox", "lineKey", quantity, no)
      left join products p on p.id = w."productId"
      left join product_prices price on price.product_id = p.id and price.destination = c.destination
    where w."productId" is null or (price.amount_pence is not null and p.is_published and p.status = 'active' and p.deleted_at is null)
    on conflict (cart_id, line_key, destination) do update set quantity = ${ON_SAME[onSame]}`;

/** Lines in the form of {@link WRITE_LINES_SQL}. */
export function linesJson(changes: readonly LineChange[]): string {
  return JSON.stringify(changes.map((change) => ({ ...change, lineKey: lineKeyOf(change) })));
}

/** Removes lines by their content, to one destination or (null) to all. */
export async function removeLines(
  tx: EntityManager,
  cartId: string,
  lineKeys: readonly string[],
  destination: DestinationKey | null,
) {
  await query(
    tx,
    `delete from cart_lines where cart_id = $1 and line_key in (select jsonb_array_elements_text($2::jsonb))
      and ($3::text is null or destination = $4)`,
    [cartId, JSON.stringify(lineKeys), destination, destination],
  );
}

/** Sets the quantity of an existing line, to the cart's destination before any other. False when there is none. */
export async function setLineQuantity(
  tx: EntityManager,
  cart: { id: string; destination: DestinationKey },
  lineKey: string,
  quantity: number,
): Promise<boolean> {
  const changed = await query(
    tx,
    `update cart_lines set quantity = $1 where id = (select id from cart_lines where cart_id = $2 and line_key = $3
      order by destination = $4 desc, created_at desc limit 1) returning id`,
    [quantity, cart.id, lineKey, cart.destination],
  );
  return changed.length > 0;
}

/** The identity of a line: the product, or a digest of the custom box. */
export function lineKeyOf({ productId, customBox }: Pick<LineChange, 'productId' | 'customBox'>): string {
  if (productId) return productId.toLowerCase();
  if (!customBox) throw new Error('A line holds a product or a custom box.');
  const { name, widthCm, heightCm, depthCm, weightRange } = customBox;
  const text = JSON.stringify([name.trim().toLowerCase(), widthCm, heightCm, depthCm, weightRange]);
  return `box:${createHash('sha256').update(text).digest('base64url')}`;
}

/** Removes one line; nothing happens when it is gone already. */
export async function removeLine(tx: EntityManager, cartId: string, lineId: string): Promise<void> {
  await query(tx, 'delete from cart_lines where cart_id = $1 and id = $2', [cartId, lineId]);
}

/** Empties a cart. */
export async function removeAllLines(tx: EntityManager, cartId: string): Promise<void> {
  await query(tx, 'delete from cart_lines where cart_id = $1', [cartId]);
}

/** The name of a product that visitors can see; undefined for any other. */
export async function readListedName(
  tx: EntityManager,
  productId: string | undefined | null,
): Promise<string | undefined> {
  const [product] = await query<{ name: string }>(
    tx,
    `select name from products where id = $1 and is_published and status = 'active' and deleted_at is null`,
    [productId],
  );
  return product?.name;
}

/** Moves the lines of a guest's cart, the larger quantity winning, and deletes that cart. Returns their number. */
export async function takeOverLines(tx: EntityManager, guestCartId: string, cartId: string): Promise<number> {
  const merged = await query(
    tx,
    `with moved as (delete from cart_lines where cart_id = $1 returning *)
      insert into cart_lines (id, cart_id, product_id, custom_box, line_key, destination, quantity, created_at)
      select id, $2, product_id, custom_box, line_key, destination, quantity, created_at from moved
      on conflict (cart_id, line_key, destination) do update set quantity = greatest(cart_lines.quantity, excluded.quantity)
      returning id`,
    [guestCartId, cartId],
  );
  await query(tx, 'delete from carts where id = $1', [guestCartId]);
  return merged.length;
}
