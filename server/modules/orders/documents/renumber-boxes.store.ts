import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';

/** Above every number of a box, so that no number is taken twice while they change. */
const APART = 1_000_000;

/**
 * The new number of each box that has a row, before the lines change: of a line with fewer pieces, boxes without
 * contents go first, then the last ones.
 */
const NEW_NUMBERS_SQL = `
  with pieces as (
    select l.id, l.position, (row_number() over (order by l.position, n))::int as number
      from order_lines l, generate_series(1, l.quantity) n where l.order_id = $1 and l.unit_volume_cm3 > 0
  ), wanted as (
    select l.id, l.position, w.quantity, (sum(w.quantity) over (order by l.position) - w.quantity)::int as before
      from order_lines l join jsonb_to_recordset($2::jsonb) as w(id uuid, quantity integer) on w.id = l.id
      where l.order_id = $1 and l.unit_volume_cm3 > 0
  ), ranked as (
    select p.*, row_number() over (partition by p.id order by
        (exists (select from box_items i where i.order_id = $1 and i.box_number = p.number)) desc, p.number) as rank
      from pieces p
  ), kept as (
    select r.number, w.before + row_number() over (partition by r.id order by r.number) as new_number
      from ranked r join wanted w on w.id = r.id where r.rank <= w.quantity
  )
  select b.number, k.new_number::int from order_boxes b left join kept k on k.number = b.number where b.order_id = $1`;

/**
 * Gives the boxes of an order their numbers after its lines get these quantities, which the caller writes afterwards;
 * boxes that are no more lose contents and labels. A moved box gets a version above all others, so that contents typed
 * for another one are not saved into it.
 */
export async function renumberBoxes(
  tx: EntityManager,
  orderId: string,
  quantities: readonly { readonly id: string; readonly quantity: number }[],
): Promise<void> {
  const boxes = await query<{ number: number; newNumber: number | null }>(tx, NEW_NUMBERS_SQL, [
    orderId,
    JSON.stringify(quantities),
  ]);
  const gone = boxes.filter(({ newNumber }) => newNumber === null).map(({ number }) => number);
  const moved = boxes.filter(({ number, newNumber }) => newNumber !== null && newNumber !== number);
  if (gone.length > 0)
    await query(tx, 'delete from order_boxes where order_id = $1 and number = any($2::int[])', [
      orderId,
      gone,
    ]);
  if (moved.length === 0) return;
  await query(
    tx,
    `update order_boxes b set number = m.new_number + ${APART},
        version = (select max(version) from order_boxes where order_id = $1) + 1
      from unnest($2::int[], $3::int[]) as m(number, new_number) where b.order_id = $1 and b.number = m.number`,
    [orderId, moved.map(({ number }) => number), moved.map(({ newNumber }) => newNumber)],
  );
  await query(
    tx,
    `update order_boxes set number = number - ${APART} where order_id = $1 and number > ${APART}`,
    [orderId],
  );
}
