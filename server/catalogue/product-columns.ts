/** The columns of a listed product p in its category c. */
export const PRODUCT_COLUMNS = `p.id, p.name, p.details, p.size, p.image_url, p.alt_text,
  p.width_cm, p.height_cm, p.depth_cm, p.weight_kg,
  p.status, p.is_published, to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  p.attributes, jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'imageUrl', c.image_url, 'position', c.position, 'version', c.version,
    'productCount', (select count(*) from products o where o.category_id = c.id and o.is_published and o.status = 'active' and o.deleted_at is null)) as category,
  (select coalesce(jsonb_object_agg(destination, amount_pence), '{}') from product_prices where product_id = p.id) as prices`;

/** What visitors see of products p. */
export const LISTED = `p.is_published and p.status = 'active' and p.deleted_at is null`;
