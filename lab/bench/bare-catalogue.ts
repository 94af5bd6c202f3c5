import type { Pool } from 'pg';

interface ProductRow {
  id: string;
  name: string;
  details: string;
  size: string;
  imageUrl: string;
  altText: string;
  volumeCm3: number;
  categoryId: string;
  categoryName: string;
  pence: number | null;
  total: number;
}

const PAGE = {
  name: 'products',
  text: `select p.id, p.name, p.details, p.size, p.image_url as "imageUrl", p.alt_text as "altText",
      p.width_cm * p.height_cm * p.depth_cm as "volumeCm3", c.id as "categoryId", c.name as "categoryName",
      price.amount_pence as pence, count(*) over ()::int as total
    from categories c join products p on p.category_id = c.id
      left join product_prices price on price.product_id = p.id and price.destination = $2
    where c.slug = $1 and p.is_published and p.status = 'active' and p.deleted_at is null
    order by p.position, p.id limit 20`,
};

/** The first page of a category with prices to one destination, as JSON; asks the database every time. */
export async function productsOf(pool: Pool, query: URLSearchParams): Promise<string> {
  const values = [query.get('category'), query.get('destination')];
  const { rows } = await pool.query<ProductRow>({ ...PAGE, values });
  return `{"total":${rows[0]?.total ?? 0},"products":[${rows.map(toJson).join()}]}`;
}

function toJson(row: ProductRow): string {
  const price = row.pence === null ? 'null' : `{"minorUnits":${row.pence},"currency":"gbp"}`;
  const text = JSON.stringify;
  return `{"id":"${row.id}","name":${text(row.name)},"details":${text(row.details)},"size":${text(row.size)},"imageUrl":${text(row.imageUrl)},"altText":${text(row.altText)},"volumeCm3":${row.volumeCm3},"category":{"id":"${row.categoryId}","name":${text(row.categoryName)}},"price":${price}}`;
}
