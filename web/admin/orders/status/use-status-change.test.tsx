import { ServerError } from '@apollo/client/errors';
import { MockedProvider } from '@apollo/client/testing/react';
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ToastProvider } from '../../../ui/feedback/toast';
import { ChangeOrderStatusDocument, UndoOrderStatusDocument } from '../list/orders.generated';
import { useStatusChange } from './use-status-change';

const ORDER = { id: '7', number: 'HL-100007', version: 1, status: 'PROCESSING' } as const;
const variables = { id: '7', status: 'SHIPPED', version: 1 };
const row = { __typename: 'Order', id: '7', paymentStatus: 'PAID' };
const SET = {
  request: { query: ChangeOrderStatusDocument, variables },
  result: { data: { updateOrderStatus: { ...row, version: 2, status: 'SHIPPED' } } },
};
const UNDO = {
  request: { query: UndoOrderStatusDocument, variables: { id: '7', version: 2 } },
  result: { data: { undoOrderStatus: { ...row, version: 3, status: 'PROCESSING' } } },
};
const gateway = new ServerError('502', {
  response: new Response(null, { status: 502 }),
  bodyText: '<h1>Bad gateway</h1>',
});

it('a status that fails without words of the server says what failed', async () => {
  await import('../../../ui/feedback/ToastCorner');
  render(
    <MockedProvider mocks={[{ request: { query: ChangeOrderStatusDocument, variables }, error: gateway }]}>
      <ToastProvider>
        <Row />
      </ToastProvider>
    </MockedProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ship' }));
  const message = 'HL-100007 is still Processing: Failed to update order status';
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

it('a status set too early says so, and is taken back with the message to the customer', async () => {
  const order = { ...ORDER, collectionDate: '2999-01-10' };
  render(
    <MockedProvider mocks={[SET, UNDO]}>
      <ToastProvider>
        <Row order={order} />
      </ToastProvider>
    </MockedProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ship' }));
  const message = /HL-100007 is now Shipped, but its collection is on 10 Jan 2999/;
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const undone = "HL-100007 is Processing again. We haven't emailed the customer.";
  expect((await screen.findAllByText(undone)).length).toBeGreaterThan(0);
});

function Row({ order = ORDER }: { order?: Parameters<ReturnType<typeof useStatusChange>['choose']>[0] }) {
  const { choose } = useStatusChange(() => Promise.resolve());
  return (
    <button type="button" onClick={() => void choose(order, 'SHIPPED')}>
      Ship
    </button>
  );
}
