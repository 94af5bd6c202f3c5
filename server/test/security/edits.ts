import fc from 'fast-check';

export type Field = readonly [name: string, value: unknown];

/** One call: the fields set in its body, and the way it is sent. */
export interface Edit {
  readonly fields: readonly Field[];
  readonly isRest: boolean;
  /** Within the item or the input, or beside it. */
  readonly isDeep: boolean;
  readonly product: number;
  readonly quantity: number;
}

/** The way of a call: over which API, within the input or beside it. */
export type Way = Pick<Edit, 'isRest' | 'isDeep'>;

const FIELDS_MAX = 4;

/** Numbers that a client might hope the server trusts. */
const NUMBERS = [
  ...[0.01, 0, -0.01, -5, 1, 3, 66.5, 1e9, 2 ** 31, 1.5],
  ...['0.01', '1e3', '-1', '1', '', null, [1], { $lt: 1 }],
];
const CURRENCIES = ['jpy', 'usd', 'JPY', 'eur', 'gbp', 'GBP', 'xxx', '', null, ['jpy'], 826];
const MONEY = [
  ...['price', 'unitPrice', 'unitPence', 'total', 'totalPrice', 'totalAmount', 'totalPence', 'expectedTotal'],
  ...['amount', 'itemsPrice', 'minimumTopUp', 'servicePrice', 'discount', 'quantity'],
];
const WORDS = ['admin', 'paid', 'finalized', 'active', 'refunded', 'owner', true, 1, null, { role: 'admin' }];
const IDS = ['$checkout', '$order', '$user', '$product', '$nobody', '', null, 7, ['$checkout']];
const NAMES = {
  status: ['role', 'status', 'paymentStatus', 'isFinalized', 'isAdmin', 'permissions', 'live'],
  id: ['_id', 'id', 'productId', 'checkoutId', 'cartId', 'orderId', 'paymentIntentId'],
  moment: ['createdAt', 'updatedAt', 'paidAt', 'finalizedAt'],
};
const PLACES = ['Australia', 'hongkong', 'bahrain', 'Narnia', '', 7, '__proto__'];

/** Every field with every value for it, and each sum with random numbers. */
function allFields(seed: number): Field[] {
  const chance = fc.sample(fc.oneof<fc.Arbitrary<unknown>[]>(fc.double(), fc.integer()), {
    numRuns: MONEY.length * 2,
    seed,
  });
  const each = (names: readonly string[], values: readonly unknown[]): Field[] =>
    names.flatMap((name) => values.map((value) => [name, value] as const));
  return [
    ...each(MONEY, NUMBERS),
    ...chance.map((value, index) => [MONEY[index % MONEY.length]!, value] as const),
    ...each(['currency'], CURRENCIES),
    ...each(NAMES.status, WORDS),
    ...each(NAMES.id, IDS),
    ...each(['userId', 'user'], ['$user', { _id: '$user' }, null, '']),
    ...each(NAMES.moment, ['1970-01-01', '2099-01-01T00:00:00Z', 0, null]),
    ...each(['country', 'destination'], PLACES),
  ];
}

/**
 * Calls that send each field with each value once in every way, one to four fields at a time, in random combinations;
 * the same for the same seed.
 */
export function dealEdits(ways: readonly Way[], seed: number): Edit[] {
  const fields = allFields(seed);
  return ways.flatMap((way, no) => {
    const [deck = []] = fc.sample(fc.shuffledSubarray(fields, { minLength: fields.length }), {
      numRuns: 1,
      seed: seed + no,
    });
    const chances = fc.sample(
      fc.record({
        count: fc.integer({ min: 1, max: FIELDS_MAX }),
        product: fc.nat({ max: 5 }),
        quantity: fc.integer({ min: 1, max: 20 }),
      }),
      { numRuns: fields.length, seed: seed + no },
    );
    const edits: Edit[] = [];
    for (const { count, ...rest } of chances) {
      if (deck.length === 0) break;
      edits.push({ ...rest, ...way, fields: takeDistinct(deck, count) });
    }
    return edits;
  });
}

/** Takes this many fields from the end, fewer when one would replace another. */
function takeDistinct(deck: Field[], count: number): Field[] {
  const taken: Field[] = [];
  for (let next = deck.at(-1); next && taken.length < count; next = deck.at(-1)) {
    const [name] = next;
    if (taken.some(([other]) => other === name)) break;
    taken.push(next);
    deck.pop();
  }
  return taken;
}
