import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { noNetwork, pageOf, refused } from '../../../test/mock-server';
import { renderApp } from '../../../test/render-app';

const BUILDER = '/new-quote?toCountry=australia&fromCity=Leeds&toCity=Perth';
const BOX = product('box', 'Standard Box', 6650);
const CRATE = product('crate', 'Plastic Crate with Lid', 4950);
const TABLE = product('table', 'Dining Table', 20_000);

const ITEMS = [
  { text: 'boxes', quantity: 4, fit: 'WHOLE', products: [BOX, CRATE] },
  { text: 'pool table', quantity: 1, fit: 'CLOSE', products: [TABLE] },
  { text: 'rocking horse', quantity: 1, fit: 'NONE', products: [] },
];

function product(id: string, name: string, minorUnits: number) {
  return { id, name, price: { minorUnits }, volumeCm3: 100_000, category: { id: 'c1' } };
}

/** The builder with the drawer open, for a customer whose cart the server keeps. */
async function openList(itemsFromText: unknown = ITEMS) {
  const app = renderApp(BUILDER, {
    answers: {
      categories: [{ id: 'c1', name: 'Garden', slug: 'garden' }],
      products: pageOf([]),
      cart: { id: 'cart', destination: 'AUSTRALIA', fromCity: 'Leeds', toCity: 'Perth', lines: [] },
      itemsFromText,
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Type your list' }));
  const text = await screen.findByLabelText('Type or paste your list');
  return { ...app, text };
}

async function confirmList(itemsFromText?: unknown) {
  const app = await openList(itemsFromText);
  await app.user.type(app.text, '4 boxes, pool table and a rocking horse');
  await app.user.click(screen.getByRole('button', { name: 'Find items' }));
  await screen.findByRole('dialog', { name: 'Check your list' });
  const group = (name: string) => within(screen.getByRole('group', { name }));
  return { ...app, group };
}

beforeEach(() => {
  Element.prototype.scrollTo ??= () => {};
});

it('a typed list is read by the server, and its items are shown to be checked', async () => {
  const { asked, group } = await confirmList();
  expect(asked('itemsFromText')).toEqual([{ text: '4 boxes, pool table and a rocking horse' }]);
  expect(group('boxes').getByLabelText('Quantity')).toHaveValue('4');
  expect(group('boxes').getByLabelText('Item')).toHaveDisplayValue('Standard Box');
  expect(group('boxes').getByLabelText('Item')).toHaveAccessibleDescription('£66.50 each.');
  expect(group('pool table').getByLabelText('Item')).toHaveAccessibleDescription(
    "£200.00 each. The closest item we list: check it's what you mean.",
  );
  expect(group('rocking horse').getByLabelText('Item')).toHaveDisplayValue('Your own item');
});

it('what the chosen things cost together is said before they are added', async () => {
  const { user, group } = await confirmList();
  expect(screen.getByText('£466.00 for these items, without 1 item that we need the size of')).toBeVisible();
  await user.selectOptions(group('rocking horse').getByLabelText('Item'), 'Leave it out');
  const quantity = group('boxes').getByLabelText('Quantity');
  await user.clear(quantity);
  await user.type(quantity, '2');
  expect(screen.getByText('£333.00 for these items')).toBeVisible();
});

it('what was not understood stands at its item, whose quantity can be changed', async () => {
  const { user, asked, group } = await confirmList([
    {
      ...{ text: 'boxes', quantity: 20, fit: 'CLOSE', products: [BOX], sides: null },
      doubt: 'We took “20+” as 20. Check the quantity.',
    },
    { text: 'pool table', quantity: 1, fit: 'CLOSE', products: [TABLE], doubt: null, sides: null },
  ]);
  expect(group('boxes').getByText('We took “20+” as 20. Check the quantity.')).toBeVisible();
  expect(group('pool table').queryByText(/We took|understand/)).not.toBeInTheDocument();
  expect(screen.getByText(/We aren't sure about 1 item\./)).toBeVisible();
  const quantity = group('boxes').getByLabelText('Quantity');
  await user.clear(quantity);
  await user.type(quantity, '24');
  await user.click(screen.getByRole('button', { name: 'Add 25 items' }));
  await waitFor(() => expect(JSON.stringify(asked('changeCart'))).toContain('"quantity":24'));
});

it('an item with a size of its own has its sides filled in', async () => {
  const { group } = await confirmList([
    {
      ...{ text: 'crate', quantity: 1, fit: 'LOOSE', products: [CRATE], doubt: null },
      sides: { heightCm: 122, widthCm: 102, depthCm: 92 },
    },
  ]);
  expect(group('crate').getByLabelText('Item')).toHaveDisplayValue('Your own item');
  expect(group('crate').getByLabelText('Item')).toHaveAccessibleDescription(
    'None of our items has this size, so we ship it by size.',
  );
  expect(group('crate').getByLabelText('Height (cm)')).toHaveValue('122');
  expect(group('crate').getByLabelText('Width (cm)')).toHaveValue('102');
  expect(group('crate').getByLabelText('Depth (cm)')).toHaveValue('92');
});

it('an item that is not listed needs a size, and the first missing side has the focus', async () => {
  const { user, group } = await confirmList();
  await user.click(screen.getByRole('button', { name: 'Add 6 items' }));
  const height = group('rocking horse').getByLabelText('Height (cm)');
  await waitFor(() => expect(height).toHaveFocus());
  expect(height).toHaveAccessibleDescription('Height is required');
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('what is confirmed goes into the cart, with the quantities and products chosen', async () => {
  const { user, asked, group } = await confirmList();
  await user.selectOptions(group('boxes').getByLabelText('Item'), 'Plastic Crate with Lid');
  const quantity = group('boxes').getByLabelText('Quantity');
  await user.clear(quantity);
  await user.type(quantity, '25');
  await user.selectOptions(group('pool table').getByLabelText('Item'), 'Leave it out');
  for (const side of ['Width', 'Height', 'Depth'])
    await user.type(group('rocking horse').getByLabelText(`${side} (cm)`), '60');
  await user.click(screen.getByRole('button', { name: 'Add 26 items' }));
  expect(await screen.findByText('Added 26 items from your list to your shipment.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(JSON.stringify(asked('changeCart'))).toContain('"quantity":25'));
  const sent = JSON.stringify(asked('changeCart'));
  expect(sent).toContain('"productId":"crate"');
  expect(sent).toContain('"name":"Rocking horse"');
  expect(sent).not.toContain('"productId":"table"');
});

it('a list can be changed again, and is still there when the drawer was closed', async () => {
  const { user } = await confirmList();
  await user.click(screen.getByRole('button', { name: 'Change the list' }));
  expect(await screen.findByLabelText('Type or paste your list')).toHaveValue(
    '4 boxes, pool table and a rocking horse',
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Type your list' }));
  expect(await screen.findByLabelText('Type or paste your list')).toHaveValue(
    '4 boxes, pool table and a rocking horse',
  );
});

it.each([
  [
    'what the server refuses',
    refused('BAD_INPUT', 'List up to 50 items at a time'),
    /up to 50 items at a time/,
  ],
  ['that the server cannot be reached', noNetwork, /try again/],
])('says %s, and keeps what was typed', async (_what, answer, words) => {
  const { user, text } = await openList(answer);
  await user.type(text, 'sofa');
  await user.click(screen.getByRole('button', { name: 'Find items' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(text).toHaveValue('sofa');
});

it('an empty list says what to type', async () => {
  const { user, text } = await openList([]);
  await user.click(screen.getByRole('button', { name: 'Find items' }));
  await waitFor(() => expect(text).toHaveAccessibleDescription(/Type at least one item/));
  await user.type(text, ',');
  await user.click(screen.getByRole('button', { name: 'Find items' }));
  await waitFor(() => expect(text).toHaveAccessibleDescription(/Type at least one item/));
});

it('a search without a match proposes the item as the customer’s own, with its name', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.type(screen.getByLabelText('Search all items'), 'motorbike');
  await user.click(await screen.findByRole('button', { name: 'Add “motorbike” as your own item' }));
  expect(await screen.findByLabelText('Item name')).toHaveValue('motorbike');
});
