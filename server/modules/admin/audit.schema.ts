/**
 * Audits writes of staff with author, time, before and after, in the same transaction. The tables do it themselves
 * while a transaction has an author (`audit.actor`), so no service can omit it. Entries are never changed, so nothing
 * personal and no secret is in them: of such a column they show only that it changed.
 */
export const AUDIT_FUNCTIONS = `
-- A row in which the parts of a shipment stand like columns.
create function audited_row(r jsonb) returns jsonb immutable language sql as $$
  select case when r->'shipment' is null then r else r - 'shipment' || (
    select jsonb_object_agg(lower(regexp_replace(key, '[A-Z]', '_\\&', 'g')), value) from jsonb_each(r->'shipment')) end $$;

-- What of a row is written down; parts of a bigger thing are named by what they are of it.
create function audited_facts(of_table text, r jsonb) returns jsonb immutable language sql as $$
  select case
    when r is null then '{}'
    when of_table = 'users' then jsonb_build_object('role', r->'role', 'status', r->'status', 'department', r->'department',
      'invited_until', r->'invitation_expires_at')
    when of_table = 'second_factors' then jsonb_build_object('second_factor', r->>'confirmed_at' is not null)
    when of_table = 'orders' then r - array['id', 'version', 'customer', 'collection_address', 'delivery_address',
      'billing_address', 'card', 'payment_intent', 'checkout_id', 'user_id', 'created_at', 'total_pence', 'price_pence',
      'item_names', 'found_by']
      || jsonb_build_object('refunded_pence', (r->>'refunded_pence')::int - (r->>'reversed_pence')::int)
    when of_table = 'product_prices' then jsonb_build_object('price_' || (r->>'destination'), r->'amount_pence')
    when of_table = 'service_options' then jsonb_build_object('service_' || (r->>'level'), r - 'level' - 'position')
    when of_table = 'destination_rates' then jsonb_build_object('rate_' || (r->>'destination'), r - 'destination')
    when of_table = 'api_keys' then r - array['id', 'created_at', 'owner_id', 'hash', 'last_used_at']
    when of_table = 'webhook_endpoints' then r - array['id', 'version', 'created_at', 'failing_since', 'previous_secret_made_at']
    when of_table = 'customer_notes' then '{"note": "added"}'
    when of_table = 'month_handovers' then jsonb_strip_nulls(jsonb_build_object('month', r->'kind', 'reason', r->'reason'))
    when of_table = 'store_settings' then r - 'id'
    when of_table = 'planned_price_changes' then jsonb_build_object('state', r->'state', 'planned_for', r->'runs_at', 'result', r->'result',
      'percent', (r->>'percent_tenths')::numeric / 10, 'part', r->'part', 'amount_pence', r->'amount_pence')
    when of_table = 'legal_documents' then jsonb_build_object('published_version', r->'version')
    when of_table = 'legal_drafts' then jsonb_build_object('draft_saved_at', r->'saved_at')
    else r - array['id', 'version', 'created_at'] end $$;

create function write_audit_entry() returns trigger language plpgsql as $$
declare
  old_row jsonb := audited_row(to_jsonb(old));
  new_row jsonb := audited_row(to_jsonb(new));
  r jsonb := coalesce(new_row, old_row);
  was jsonb := audited_facts(tg_table_name, old_row);
  is_now jsonb := audited_facts(tg_table_name, new_row);
  personal text;
begin
  if tg_op = 'UPDATE' then
    foreach personal in array array['name', 'email', 'phone', 'address', 'password_hash', 'customer',
      'collection_address', 'delivery_address', 'billing_address'] loop
      if not jsonb_exists(is_now, personal) and old_row->personal is distinct from new_row->personal
        and tg_table_name in ('users', 'orders') then
        was := was || jsonb_build_object(replace(personal, '_hash', ''), 'not kept');
        is_now := is_now || jsonb_build_object(replace(personal, '_hash', ''), 'changed');
      end if;
    end loop;
    select coalesce(jsonb_object_agg(key, value), '{}') into is_now from jsonb_each(is_now) where was->key is distinct from value;
    select coalesce(jsonb_object_agg(key, value), '{}') into was from jsonb_each(was) where jsonb_exists(is_now, key);
    if is_now = '{}' then return null; end if;
  end if;
  insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
    values (current_setting('audit.actor')::uuid,
      case when tg_argv[1] is not null then 'changed' when tg_op = 'INSERT' then 'created'
        when tg_op = 'DELETE' or (r->>'deleted_at' is not null and jsonb_exists(is_now, 'deleted_at')) then 'removed' else 'changed' end,
      tg_argv[0],
      case tg_argv[0] when 'settings' then '1' else r->>coalesce(tg_argv[1], 'id') end,
      case tg_table_name when 'orders' then r->>'number' when 'prices' then r->>'destination'
        when 'destination_guides' then r->>'destination' when 'legal_documents' then r->>'kind' when 'legal_drafts' then r->>'kind'
        when 'product_prices' then coalesce((select p.name from products p where p.id = (r->>'product_id')::uuid), '')
        when 'products' then r->>'name' when 'categories' then r->>'name' when 'search_synonyms' then r->>'word'
        when 'planned_price_changes' then coalesce(r->>'destination', r->>'service', r->'scope'->>'category')
        when 'webhook_endpoints' then r->>'url' when 'api_keys' then r->>'name'
        when 'promotions' then coalesce(r->>'code', r->>'name') when 'month_handovers' then left(r->>'month', 7) else '' end,
      was, is_now, coalesce(current_setting('audit.request', true), ''));
  return null;
end $$;

create function write_price_entries() returns trigger language plpgsql as $$
begin
  insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
    select current_setting('audit.actor')::uuid, 'changed', 'product', one.product_id, coalesce(max(p.name), ''),
      coalesce(jsonb_object_agg('price_' || destination, was) filter (where was is not null), '{}'),
      coalesce(jsonb_object_agg('price_' || destination, is_now) filter (where is_now is not null), '{}'),
      coalesce(current_setting('audit.request', true), '')
    from (select product_id, destination, max(pence) filter (where is_old) as was,
        max(pence) filter (where not is_old) as is_now
      from (select product_id, destination, amount_pence as pence, true as is_old from old_prices
        union all select product_id, destination, amount_pence, false from new_prices) both_sides
      group by product_id, destination) one
    left join products p on p.id = one.product_id
    where was is distinct from is_now group by one.product_id;
  return null;
end $$;
`;
