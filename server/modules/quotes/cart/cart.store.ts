import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { todayInLondon } from '../../../../rules/calendar-date.js';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { productSizeText } from '../../../../rules/prices/item-size.js';
import { type DimensionsCm, volumeCm3 } from '../../../../rules/prices/volume.js';
import { query } from '../../../platform/db/query.js';
import type { Product } from '../../catalogue/product.entity.js';
import { type CartOffer, offersSql } from '../../catalogue/promotions/promotion-offers.js';
import type { CartLineRecord, CartRecord, NamedBox } from './cart.entity.js';

/** Owner of a cart: exactly one of the two is set. */
export interface CartOwner {
  readonly userId: string | null;
  readonly guestHash: string | null;
}

/** The column by which a cart is found. */
const ownerColumn = ({ userId }: CartOwner) => (userId ? 'user_id' : 'guest_hash');

/** A cart with everything needed to price it; one statement reads it. */
export interface UnpricedCart
  extends Readonly<
    Pick<CartRecord, 'id' | 'destination' | 'service' | 'fromCity' | 'toCity' | 'collectionDate'>
  > {
  readonly offers: readonly CartOffer[];
  readonly lines: readonly UnpricedLine[];
}

export interface UnpricedLine
  extends Readonly<Pick<CartLineRecord, 'id' | 'destination' | 'quantity' | 'customBox'>> {
  readonly product: LineProduct | null;
  /** Price of the product to the line's destination; null when it is not, or no longer, sold there. */
  readonly productPence: number | null;
}

interface LineProduct
  extends Readonly<Pick<Product, 'id' | 'name' | 'details' | 'size' | 'imageUrl' | 'altText'>> {
  readonly categoryId: string;
  readonly volumeCm3: number;
}

/** A visitor's choices about the shipment; undefined leaves a field as it is. */
export type ShipmentChange = Readonly<
  Partial<Pick<CartRecord, 'destination' | 'service' | 'fromCity' | 'toCity' | 'collectionDate'>>
>;

/** The lines of a relation as JSON, with their products and prices; a condition may follow. */
const LINES_SQL = (lines: string) => `
      select jsonb_agg(jsonb_build_object('id', l.id, 'destination', l.destination, 'quantity', l.quantity, 'customBox', l.custom_box,
        'product', case when p.id is null then null else jsonb_build_object('id', p.id, 'name', p.name, 'details', p.details,
          'size', p.size, 'sidesAssumed', p.sides_assumed, 'heightCm', p.height_cm, 'widthCm', p.width_cm, 'depthCm', p.depth_cm, 'weightKg', p.weight_kg, 'imageUrl', p.image_url, 'altText', p.alt_text, 'categoryId', p.category_id) end,
        'productPence', case when p.is_published and p.status = 'active' and p.deleted_at is null then price.amount_pence end)
        order by l.created_at, l.id)
      from ${lines} l left join products p on p.id = l.product_id
        left join product_prices price on price.product_id = l.product_id and price.destination = l.destination`;

/** The columns read of carts `c` with the lines of a relation. `today` is a placeholder for the day in London. */
const COLUMNS_SQL = (lines: string, today: string) => `
  c.id, c.destination, c.service, c.from_city, c.to_city, c.collection_date::text,
    ${offersSql(today)} as offers,
    coalesce((${LINES_SQL(lines)} where l.cart_id = c.id), '[]') as lines`;

/** Carts `c`; a condition follows. $2 is the day in London. */
export const CART_SQL = `select ${COLUMNS_SQL('cart_lines', '$2')} from carts c where `;

/** The owner's cart, or null when there is none yet. */
export async function readCart(em: EntityManager, owner: CartOwner, now: Date): Promise<UnpricedCart | null> {
  const [cart] = await query<CartRow>(em, `${CART_SQL} c.${ownerColumn(owner)} = $1`, [
    owner.userId ?? owner.guestHash,
    todayInLondon(now),
  ]);
  return cart ? toUnpricedCart(cart) : null;
}

/** A row of {@link CART_SQL}. */
export interface CartRow extends Omit<UnpricedCart, 'lines'> {
  readonly lines: readonly (Omit<UnpricedLine, 'product'> & { readonly product: ProductRow | null })[];
}

interface ProductRow extends Omit<LineProduct, 'volumeCm3'>, DimensionsCm {
  readonly weightKg: number;
  readonly sidesAssumed: boolean;
}

/** The cart of a row. */
export function toUnpricedCart(row: CartRow): UnpricedCart {
  return { ...row, lines: row.lines.map(toUnpricedLine) };
}

function toUnpricedLine(line: CartRow['lines'][number]): UnpricedLine {
  return { ...line, product: line.product && toProduct(line.product) };
}

/** Lines that are in no cart, with their products and prices to a destination. */
export async function readLinesOf(
  em: EntityManager,
  destination: DestinationKey,
  changes: readonly LineChange[],
): Promise<UnpricedLine[]> {
  const [read] = await query<Pick<CartRow, 'lines'>>(
    em,
    `with wanted as (select gen_random_uuid() as id, $1::text as destination, w."productId" as product_id, w."customBox" as custom_box,
        w.quantity, $2::timestamptz + (w.no || ' microseconds')::interval as created_at
      from rows from (jsonb_to_recordset($3::jsonb) as ("productId" uuid, "customBox" jsonb, quantity integer)) with ordinality
        as w("productId", "customBox", quantity, no))
      select coalesce((${LINES_SQL('wanted')}), '[]') as lines`,
    [destination, new Date(0), JSON.stringify(changes)],
  );
  return read!.lines.map(toUnpricedLine);
}

function toProduct(row: ProductRow): LineProduct {
  const { heightCm, widthCm, depthCm, weightKg, sidesAssumed, ...product } = row;
  return { ...product, size: productSizeText(row), volumeCm3: volumeCm3({ heightCm, widthCm, depthCm }) };
}

/** Locks the owner's cart, creating it when there is none, and stores the choices. */
const UPSERT_SQL = (owner: string) => `
  insert into carts as c (id, ${owner}, destination, service, from_city, to_city, collection_date, updated_at)
    values ($1, $2, coalesce($3::text, $4), coalesce($5::text, 'standard'), coalesce($6::text, ''), coalesce($7::text, ''), $8::date, $9::timestamptz)
    on conflict (${owner}) do update set
      destination = coalesce($3::text, c.destination), service = coalesce($5::text, c.service),
      from_city = coalesce($6::text, c.from_city), to_city = coalesce($7::text, c.to_city),
      collection_date = case when $10::boolean then c.collection_date else $8::date end, updated_at = $9::timestamptz`;

/** Destination of a new cart without a chosen one, and the time of its creation. */
export interface FirstCart {
  readonly destination: DestinationKey;
  readonly now: Date;
}

function upsertValues(owner: CartOwner, change: ShipmentChange, first: FirstCart): unknown[] {
  const { destination, service, fromCity, toCity, collectionDate } = change;
  return [
    ...[randomUUID(), owner.userId ?? owner.guestHash, destination ?? null, first.destination],
    ...[service ?? null, fromCity ?? null, toCity ?? null, collectionDate ?? null],
    ...[first.now, collectionDate === undefined],
  ];
}

/**
 * Locks the owner's cart, creating it when there is none, and stores the choices. Returns its id and destination, and
 * whether it is new.
 */
export async function lockCart(
  tx: EntityManager,
  owner: CartOwner,
  change: ShipmentChange,
  first: FirstCart,
): Promise<{ id: string; destination: DestinationKey; isNew: boolean }> {
  const [cart] = await query<{ id: string; destination: DestinationKey; isNew: boolean }>(
    tx,
    `${UPSERT_SQL(ownerColumn(owner))} returning c.id, c.destination, old.id is null as is_new`,
    upsertValues(owner, change, first),
  );
  return cart!;
}

/** A change of one line. */
export interface LineChange {
  readonly productId: string | null;
  readonly customBox: NamedBox | null;
  readonly quantity: number;
}

/** The identity of a line: the product, or a digest of the custom box. */
export function lineKeyOf({ productId, customBox }: Pick<LineChange, 'productId' | 'customBox'>): string {
  if (productId) return productId.toLowerCase();
  if (!customBox) throw new Error('A line holds a product or a custom box.');
  const { name, widthCm, heightCm, depthCm, weightRange } = customBox;
  const text = JSON.stringify([name.trim().toLowerCase(), widthCm, heightCm, depthCm, weightRange]);
  return `box:${createHash('sha256').update(text).digest('base64url')}`;
}

/** Effect on an existing line: it gets the quantity, adds it, or keeps the larger one. */
export type QuantityMode = 'set' | 'add' | 'keepLarger';

const ON_SAME: Readonly<Record<QuantityMode, string>> = {
  set: 'excluded.quantity',
  add: 'cart_lines.quantity + excluded.quantity',
  keepLarger: 'greatest(cart_lines.quantity, excluded.quantity)',
};

/**
 * Writes the lines of {@link linesJson} into the cart that the relation `cart` holds. Products that are not on sale
 * to its destination are omitted. Both other arguments are placeholders.
 */
const WRITE_LINES_SQL = (cart: string, lines: string, now: string, onSame: QuantityMode) =>
  `insert into cart_lines (id, cart_id, product_id, custom_box, line_key, destination, quantity, created_at)
    select gen_random_uuid(), c.id, w."productId", w."customBox", w."lineKey", c.destination, w.quantity, ${now}::timestamptz + (w.no || ' microseconds')::interval
    from ${cart} c cross join rows from (jsonb_to_recordset(${lines}::jsonb) as ("productId" uuid, "customBox" jsonb, "lineKey" text, quantity integer))
      with ordinality as w("productId", "customBox", "lineKey", quantity, no)
      left join products p on p.id = w."productId"
      left join product_prices price on price.product_id = p.id and price.destination = c.destination
    where w."productId" is null or (price.amount_pence is not null and p.is_published and p.status = 'active' and p.deleted_at is null)
    on conflict (cart_id, line_key, destination) do update set quantity = ${ON_SAME[onSame]}`;

/** Lines in the form of {@link WRITE_LINES_SQL}. */
function linesJson(changes: readonly LineChange[]): string {
  return JSON.stringify(changes.map((change) => ({ ...change, lineKey: lineKeyOf(change) })));
}

/** A cart after a change. */
export interface WrittenCart {
  readonly cart: UnpricedCart;
  readonly isNew: boolean;
  /** Keys of the written lines; products that are not on sale to the destination are omitted. */
  readonly writtenKeys: readonly string[];
}

/**
 * A statement sees the lines as they were at its beginning: its own writes are added, and its result is stale when
 * the cart changed while it waited for the lock.
 */
const PUT_SQL = (owner: string, onSame: QuantityMode) => `
  with cart as (${UPSERT_SQL(owner)} returning c.*, old.id is null as is_new,
    old.id is null or exists (select from carts seen where seen.id = c.id and seen.xmin = old.xmin) as is_fresh
  ), written as (${WRITE_LINES_SQL('cart', '$11', '$9', onSame)} returning *
  ), held as (
    select * from written
    union all select * from cart_lines where cart_id = (select id from cart) and id not in (select id from written)
  )
  select ${COLUMNS_SQL('held', '$12')}, array(select line_key from written) as written_keys,
    c.is_new, c.is_fresh from cart c`;

/** Does the work of {@link lockCart}, writes lines and reads the cart, in one statement unless others change it too. */
export async function putLines(
  tx: EntityManager,
  owner: CartOwner,
  lines: readonly LineChange[],
  { onSame, shipment = {}, first }: { onSame: QuantityMode; shipment?: ShipmentChange; first: FirstCart },
): Promise<WrittenCart> {
  const [row] = await query<CartRow & Omit<WrittenCart, 'cart'> & { isFresh: boolean }>(
    tx,
    PUT_SQL(ownerColumn(owner), onSame),
    [...upsertValues(owner, shipment, first), linesJson(lines), todayInLondon(first.now)],
  );
  const { isNew, isFresh, writtenKeys, ...cart } = row!;
  return {
    cart: isFresh ? toUnpricedCart(cart) : (await readCart(tx, owner, first.now))!,
    isNew,
    writtenKeys,
  };
}
