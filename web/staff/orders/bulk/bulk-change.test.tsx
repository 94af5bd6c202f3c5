import { ApolloProvider } from '@apollo/client/react';
import { beforeAll, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../../../design/feedback/toast';
import { type Answers, mockServer } from '../../../test/mock-server';
import { useSelection } from '../../ui/lists/use-selection';
import type { OrderRow } from '../list/row-text';
import { BulkDialog } from './BulkDialog';
import { BulkResult } from './BulkResult';
import { useBulkChange } from './use-bulk-change';

const order = (id: string, collectionDate: string) =>
  ({ id, number: `HL-${id}`, version: 1, status: 'PROCESSING', collectionDate }) as OrderRow;
const ORDERS = [order('1', '2020-01-10'), order('2', '2999-01-10'), order('3', '2999-02-10')];
const shipped = (ids: readonly string[], version = 2) =>
  ids.map((id) => ({ ...FULL, id, version, number: `HL-${id}`, status: 'SHIPPED' }));

const FULL = {
  ...{
    paymentStatus: 'PAID',
    destination: 'JAPAN',
    fromCity: 'Leeds',
    toCity: 'Tokyo',
    collectionDate: null,
  },
  ...{ createdAt: '2026-11-01T10:00:00Z', itemCount: 1, invoiceNumber: null },
  customer: { name: 'Ann', email: 'ann@example.com' },
  ...{ total: { minorUnits: 1 }, refunded: { minorUnits: 0 }, reversed: { minorUnits: 0 } },
};

beforeAll(async () => {
  await import('../../../design/feedback/Toaster');
});

it('orders whose collection is still to come are left out until they are ticked and a reason is given', async () => {
  const { asked } = show({ adminUpdateOrderStatuses: { changed: shipped(['1', '2', '3']), refused: [] } });
  fireEvent.click(screen.getByRole('button', { name: 'Ship all' }));
  expect(screen.getByRole('dialog', { name: 'Set 1 order to Shipped?' })).toBeTruthy();
  expect(
    screen.getByText('1 collected, 2 with a collection still to come (earliest 10 Jan 2999).'),
  ).toBeTruthy();
  expect(screen.queryByLabelText('Reason')).toBeNull();

  fireEvent.click(
    screen.getByRole('checkbox', { name: /^Include 2 orders with a collection still to come/ }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Set 3 orders' }));
  expect(await screen.findByText('Enter a reason')).toBeTruthy();
  expect(asked('adminUpdateOrderStatuses')).toEqual([]);

  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Brought to the depot' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set 3 orders' }));
  await screen.findAllByText('3 orders set to Shipped · emails go out in 10 seconds');
  const orders = ['1', '2', '3'].map((id) => ({ id, version: 1 }));
  const input = { orders, status: 'SHIPPED', reason: 'Brought to the depot', canUndo: true };
  expect(asked('adminUpdateOrderStatuses')).toEqual([{ input }]);
});

it('those left out stay selected, and one Undo takes all back that still stand so', async () => {
  const refused = [{ id: '1', number: 'HL-1', message: "It's too late to undo this", changes: [] }];
  const { asked } = show({
    adminUpdateOrderStatuses: { changed: shipped(['1']), refused: [] },
    adminUndoOrderStatuses: { changed: [], refused },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ship all' }));
  fireEvent.click(screen.getByRole('button', { name: 'Set 1 order' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await screen.findAllByText('0 undone, 1 not')).length).toBeGreaterThan(0);
  expect(screen.getByText(/too late to undo/)).toBeTruthy();
  expect(asked('adminUpdateOrderStatuses')).toMatchObject([{ input: { orders: [{ id: '1' }] } }]);
  expect(asked('adminUndoOrderStatuses')).toEqual([{ orders: [{ id: '1', version: 2 }] }]);
  await waitFor(() => expect(screen.getByText('selected: 2, 3')).toBeTruthy());
});

function show(answers: Answers) {
  const server = mockServer(answers);
  render(
    <ApolloProvider client={server.client}>
      <ToastProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <List /> }])} />
      </ToastProvider>
    </ApolloProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Select all' }));
  return server;
}

function List() {
  const selection = useSelection(ORDERS);
  const { wish, outcome, choose, confirm, close, dismiss } = useBulkChange(selection, () =>
    Promise.resolve(),
  );
  return (
    <>
      <button type="button" onClick={selection.toggleAll}>
        Select all
      </button>
      <button type="button" onClick={() => choose('SHIPPED')}>
        Ship all
      </button>
      <p>selected: {selection.selected.map(({ id }) => id).join(', ')}</p>
      {outcome && <BulkResult outcome={outcome} onClose={dismiss} />}
      {wish && <BulkDialog wish={wish} onClose={close} onConfirm={confirm} />}
    </>
  );
}
