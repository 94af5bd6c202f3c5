import type { Pool } from 'pg';
import { readToken } from './bare-login.js';

interface LineRow {
  cartId: string;
  id: string;
  name: string;
  quantity: number;
  pence: number | null;
  minimumPence: number;
  servicePence: number;
}

/** One statement is one transaction: the session is checked, the cart made or kept, the line added to. */
const ADD = {
  name: 'add',
  text: `with customer as (select id from users where id = $1 and status = 'active' and session_version = $2),
    cart as (
      insert into carts as c (id, user_id, destination, updated_at) select gen_random_uuid(), id, $3, now() from customer
      on conflict (user_id) do update set destination = excluded.destination, updated_at = excluded.updated_at
      returning id, destination)
    insert into cart_lines as l (id, cart_id, product_id, line_key, destination, quantity, created_at)
      select gen_random_uuid(), cart.id, p.id, p.id::text, cart.destination, $5, now()
      from cart join products p on p.id = $4 and p.is_published and p.status = 'active' and p.deleted_at is null
        join product_prices price on price.product_id = p.id and price.destination = cart.destination
      on conflict (cart_id, line_key, destination) do update set quantity = l.quantity + excluded.quantity
      returning cart_id as "cartId"`,
};

const READ = {
  name: 'read',
  text: `select c.id as "cartId", l.id, p.name, l.quantity, price.amount_pence as pence, coalesce(least.amount_pence, 0) as "minimumPence",
      coalesce(s.surcharge_pence, 0) as "servicePence"
    from carts c join cart_lines l on l.cart_id = c.id join products p on p.id = l.product_id
      left join product_prices price on price.product_id = p.id and price.destination = l.destination
      left join prices least on least.destination = c.destination left join service_options s on s.level = c.service
    where c.id = $1 order by l.created_at, l.id`,
};

/** Adds to the signed-in customer's cart and answers with the whole cart and its sums. */
export async function addToCart(
  pool: Pool,
  secret: string,
  authorization: string,
  body: Record<string, string>,
): Promise<string> {
  const { userId, sessionVersion } = readToken(authorization, secret);
  const values = [userId, sessionVersion, body.country, body.productId, body.quantity];
  const added = await pool.query<{ cartId: string }>({ ...ADD, values });
  const { rows } = await pool.query<LineRow>({ ...READ, values: [added.rows[0]?.cartId] });
  const [first] = rows;
  if (!first) throw new Error('Not added');
  const itemsPence = rows.reduce((sum, line) => sum + (line.pence ?? 0) * line.quantity, 0);
  const totalPence = Math.max(itemsPence, first.minimumPence) + first.servicePence;
  return JSON.stringify({
    id: first.cartId,
    lines: rows.map(({ id, name, quantity, pence }) => ({ id, name, quantity, pence })),
    itemsPence,
    totalPence,
  });
}
