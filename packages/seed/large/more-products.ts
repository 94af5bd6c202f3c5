import type { Client } from 'pg';
import type { ProductSeed } from '../products.js';
import { PRODUCTS, pricesOf } from '../products.js';
import { PRODUCT_KINDS, PRODUCT_MAKES } from './words.js';

/** The growth in size from each make to the next. */
const GROWTH = 0.06;
const FIRST_POSITION = 10_000;

/** Adds variations of the first catalogue until the shop has so many products; every one is sold everywhere. */
export async function addProducts(client: Client, wanted: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from products where deleted_at is null',
  );
  const missing = Math.max(0, wanted - (rows[0]?.count ?? 0));
  const products = Array.from({ length: missing }, (_, no) => variation(no));
  await client.query(
    `create temp table more_products on commit drop as
      select pg_temp.name_of(position, 'product') as id, * from jsonb_to_recordset($1) as p(slug text, category text, name text, details text,
        size text, "widthCm" int, "heightCm" int, "depthCm" int, "weightKg" float8, "imageUrl" text, "altText" text, position int, prices jsonb)`,
    [JSON.stringify(products)],
  );
  await client.query(
    `insert into products (id, category_id, slug, name, details, size, width_cm, height_cm, depth_cm, weight_kg, image_url, alt_text,
        status, is_published, position, attributes, created_at)
      select p.id, coalesce(c.id, (select id from categories order by position limit 1)), p.slug, p.name, p.details, p.size, p."widthCm",
        p."heightCm", p."depthCm", p."weightKg", p."imageUrl", p."altText",
        case when p.position % 40 = 7 then 'draft' when p.position % 40 = 8 then 'inactive' else 'active' end, p.position % 40 <> 7,
        p.position, jsonb_build_object('brand', split_part(p.name, ' ', 1)), (select min(created_at) from products)
      from more_products p left join categories c on c.slug = p.category`,
  );
  await client.query(
    `insert into product_prices (product_id, destination, amount_pence)
      select p.id, price.key, price.value::int from more_products p, jsonb_each_text(p.prices) price`,
  );
}

function variation(no: number) {
  const template = PRODUCTS[no % PRODUCTS.length]!;
  const round = Math.floor(no / PRODUCTS.length);
  const make = PRODUCT_MAKES[round % PRODUCT_MAKES.length]!;
  const kind = PRODUCT_KINDS[(round + no) % PRODUCT_KINDS.length]!;
  const grown = grow(template, 1 + GROWTH * (round % PRODUCT_MAKES.length));
  return {
    ...grown,
    slug: `${template.slug}-${no}`,
    name: `${make} ${template.name}, ${kind}`,
    size: `${grown.heightCm} x ${grown.widthCm} x ${grown.depthCm} cm (HWD), about ${grown.weightKg}kg`,
    imageUrl: `/pictures/${template.slug}.svg`,
    position: FIRST_POSITION + no,
    prices: pricesOf(grown),
  };
}

function grow(template: ProductSeed, by: number): ProductSeed {
  const side = (cm: number) => Math.round(cm * by);
  const { heightCm, widthCm, depthCm, weightKg } = template;
  return {
    ...template,
    heightCm: side(heightCm),
    widthCm: side(widthCm),
    depthCm: side(depthCm),
    weightKg: Math.round(weightKg * by * 10) / 10,
  };
}
