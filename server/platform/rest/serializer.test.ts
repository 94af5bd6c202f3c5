import { expect, test } from '@jest/globals';
import { currency, dateTime, int, listOf, nullable, object, optional, pounds, text } from './serializer.js';

interface Parcel {
  readonly id: string;
  readonly weightPence: number;
  readonly label: string | null;
  readonly sentAt: Date;
  readonly note: string | undefined;
  readonly parts: readonly Parcel[];
}

const part = object<Parcel>('Part', 'A part.')({ _id: text('It.').from(({ id }) => id) });

const restParcel = object<Parcel>('Parcel')({
  ...part.fields,
  price: pounds('What it costs.').from(({ weightPence }) => weightPence),
  currency,
  label: nullable(text('Its label.')),
  sentAt: dateTime('When.'),
  note: optional(text('A note.')),
  parts: listOf(part),
});

const parcel: Parcel = {
  ...{ id: 'p1', weightPence: 1234, label: null, sentAt: new Date(0), note: undefined },
  parts: [],
};

test('a response has the names, pounds and moments of the specification, and nothing that it does not declare', () => {
  const written = restParcel.write({ ...parcel, parts: [{ ...parcel, id: 'p2' }] });
  expect(JSON.parse(JSON.stringify(written))).toEqual({
    ...{ _id: 'p1', price: 12.34, currency: 'GBP', label: null, sentAt: '1970-01-01T00:00:00.000Z' },
    parts: [{ _id: 'p2' }],
  });
});

test('the same declaration describes it', () => {
  expect(restParcel.schema).toEqual({
    $id: 'Parcel',
    type: 'object',
    additionalProperties: false,
    required: ['_id', 'price', 'currency', 'label', 'sentAt', 'parts'],
    properties: {
      _id: { type: 'string', description: 'It.' },
      price: { type: 'number', description: 'What it costs. In pounds.' },
      currency: { type: 'string', enum: ['GBP'], description: 'The one currency of the store.' },
      label: { anyOf: [{ type: 'string', description: 'Its label.' }, { type: 'null' }] },
      sentAt: { type: 'string', format: 'date-time', description: 'When.' },
      note: { type: 'string', description: 'A note.' },
      parts: { type: 'array', items: part.schema },
    },
  });
});

test('a field whose value has another type, or that nothing has, does not compile', () => {
  const declare = () => [
    // @ts-expect-error an id is no whole number
    object<Parcel>()({ id: int('It.') }),
    // @ts-expect-error a label may be null
    object<Parcel>()({ label: text('Its label.') }),
    // @ts-expect-error a parcel has no colour
    object<Parcel>()({ colour: text('Its colour.') }),
    // @ts-expect-error an id is no amount
    object<Parcel>()({ price: pounds('What it costs.').from(({ id }) => id) }),
  ];
  expect(declare).not.toThrow();
});
