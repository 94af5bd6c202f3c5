import { oneOf } from './by-chance.js';
import { momentSql, type Scale } from './scale.js';
import { FIRST_NAMES, LAST_NAMES, STREETS, UK_TOWNS } from './words.js';

const STAFF = 12;

export interface People extends Pick<Scale, 'users' | 'now'> {
  /** The number of people, the first ones, who are staff. */
  readonly staff?: number;
  /** The end of their addresses, as SQL; `n` is their number. */
  readonly addressEnd?: string;
  /** When the nth joined, as SQL; over three years unless said. */
  readonly joinedAt?: string;
}

/** Users, the first few of them staff. Nobody knows their passwords; addresses and numbers are reserved ones (RFC 2606, Ofcom). */
export function peopleSql(people: People, passwordHash: string): string[] {
  const { users, now, staff = STAFF, addressEnd = `'.' || n || '@example.com'` } = people;
  const { joinedAt = momentSql(now, 'n', users) } = people;
  const towns = UK_TOWNS.map(([town, area]) => `${area}|${town}`);
  return [
    `create temp table people on commit drop as
      select n, pg_temp.name_of(n, 'user') as id, first || ' ' || last as name,
        translate(lower(first || '.' || last), 'ëéíöüáñ''', 'eeiouan') || ${addressEnd} as email,
        '+44 7700 900' || lpad((n % 1000)::text, 3, '0') as phone,
        jsonb_build_object('line1', (1 + n % 180) || ' ' || street, 'line2', case when n % 9 = 0 then 'Flat ' || (1 + n % 30) else '' end,
          'city', split_part(town, '|', 2), 'state', '', 'postcode', split_part(town, '|', 1) || (1 + n % 19) || ' ' || (1 + n % 9) || 'ZZ',
          'country', 'United Kingdom') as address,
        case when n <= ${staff} then 'admin' else 'customer' end as role,
        case when n > ${staff} and n % 61 = 0 then 'suspended' when n > ${staff} and n % 47 = 0 then 'inactive' else 'active' end as status,
        ${joinedAt} as created_at
      from (select n, ${oneOf(FIRST_NAMES, 'n', 'first')} as first, ${oneOf(LAST_NAMES, 'n', 'last')} as last,
        ${oneOf(STREETS, 'n', 'street')} as street, ${oneOf(towns, 'n', 'town')} as town from generate_series(1, ${users}) n) named`,
    'create unique index on people (n)',
    `insert into users (id, name, email, password_hash, phone, role, status, address, department, newsletter_consented_at, created_at,
        email_verified_at, last_login_at)
      select id, name, email, '${passwordHash}', phone, role, status, case when n % 3 <> 0 then address end,
        case when role = 'admin' then (array['Operations', 'Customer care', 'Accounts'])[1 + n % 3] end, null, created_at,
        case when n % 10 <> 0 then created_at + interval '9 minutes' end, case when n % 7 <> 0 then created_at + interval '10 minutes' end
      from people`,
  ];
}

/** One of the staff, the same for the same row and purpose, as a number in `people`. */
export function staffSql(n: string, what: string): string {
  return `(1 + floor(pg_temp.chance(${n}, '${what}') * ${STAFF}))::int`;
}
