import pg from 'pg';
import { buyRound } from './buy-round.js';
import { catalogueFromBare, catalogueOverGraphql, catalogueOverRest } from './catalogue-shots.js';
import { compare } from './compare.js';
import { fire, type Round, type Shot } from './fire.js';
import { call } from './http.js';
import { bareBytes, lengthOf, RENDERED_PAGES } from './page-shots.js';
import type { Buyer } from './purchase.js';
import type { Row } from './report.js';
import type { Servers } from './servers.js';
import { addToCartShots, signInShots } from './shopping-shots.js';

export interface Bench {
  readonly servers: Servers;
  readonly buyers: readonly Buyer[];
  readonly productId: string;
  readonly seconds: number;
  readonly rounds: number;
}

interface ApiShots {
  readonly graphql: readonly Shot[];
  readonly rest: readonly Shot[];
  readonly bare: readonly Shot[];
}

const CONNECTIONS = 10;
/** Checking a password takes a core; more at once only wait. */
const SIGN_IN_CONNECTIONS = 4;
/** Purchases under way at once. */
const BUYERS = 4;

/** Every comparison, one after the other: reading, adding, signing in, buying, and pages from memory. */
export async function compareAll(bench: Bench): Promise<Row[]> {
  const catalogue = { graphql: [catalogueOverGraphql], rest: [catalogueOverRest], bare: [catalogueFromBare] };
  const adding = bench.buyers.map(({ token }) => addToCartShots(token, bench));
  const signIn = bench.buyers.map(({ email }) => signInShots(email));
  return [
    ...(await compareApis(bench, 'catalogue page', catalogue, CONNECTIONS)),
    ...(await compareApis(bench, 'add to cart', shotsByApi(adding), CONNECTIONS)),
    ...(await compareApis(bench, 'sign in', shotsByApi(signIn), SIGN_IN_CONNECTIONS)),
    await purchases(bench),
    ...(await renderedPages(bench)),
  ];
}

async function renderedPages({ servers: { product, bare }, seconds, rounds }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, shot } of RENDERED_PAGES) {
    console.log(`${what} ...`);
    const bytes = bareBytes(await lengthOf(product, shot));
    const load = { connections: CONNECTIONS, seconds };
    const [rendered, fromBare] = await compare(
      [() => fire(product, [shot], load), () => fire(bare, [bytes], load)],
      rounds,
    );
    rows.push(
      { what, who: 'rendered', figures: rendered!, bare: fromBare!, statements: null },
      { what, who: 'bare', figures: fromBare!, bare: null, statements: null },
    );
  }
  return rows;
}

async function compareApis(
  { servers, seconds, rounds }: Bench,
  what: string,
  { graphql, rest, bare }: ApiShots,
  connections: number,
): Promise<Row[]> {
  console.log(`${what} ...`);
  const round = (url: string, shots: readonly Shot[]) => async (): Promise<Round> => {
    await emptyCarts(servers.databaseUrl);
    return fire(url, shots, { connections, seconds });
  };
  const { product } = servers;
  const [overGraphql, overRest, fromBare] = await compare(
    [round(product, graphql), round(product, rest), round(servers.bare, bare)],
    rounds,
  );
  const statements = (shot: Shot) => call(product + shot.path, shot).then((answer) => answer.statements);
  return [
    {
      what,
      who: 'GraphQL',
      figures: overGraphql!,
      bare: fromBare!,
      statements: await statements(graphql[0]!),
    },
    { what, who: 'REST', figures: overRest!, bare: fromBare!, statements: await statements(rest[0]!) },
    { what, who: 'bare', figures: fromBare!, bare: null, statements: null },
  ];
}

async function purchases({ servers, buyers, productId, seconds, rounds }: Bench): Promise<Row> {
  console.log('whole purchases ...');
  await emptyCarts(servers.databaseUrl);
  const some = buyers.slice(0, BUYERS);
  const [figures] = await compare([() => buyRound(servers.product, some, productId, seconds)], rounds);
  return { what: 'whole purchase', who: 'GraphQL', figures: figures!, bare: null, statements: null };
}

function shotsByApi(shots: readonly { graphql: Shot; rest: Shot; bare: Shot }[]): ApiShots {
  return {
    graphql: shots.map((shot) => shot.graphql),
    rest: shots.map((shot) => shot.rest),
    bare: shots.map((shot) => shot.bare),
  };
}

/** A line holds 999 at most, so every round begins with empty carts. */
async function emptyCarts(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('delete from cart_lines');
  await client.end();
}
