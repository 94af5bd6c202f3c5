import { ApolloProvider } from '@apollo/client/react';
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { type Answers, badGateway, mockServer } from '../../../test/mock-server';
import { ToastProvider } from '../../../ui/feedback/toast';
import { useStatusChange } from './use-status-change';

const ORDER = { id: '7', number: 'HL-100007', version: 1, status: 'PROCESSING' } as const;

it('a status that fails without a message of the server says what failed', async () => {
  await import('../../../ui/feedback/ToastCorner');
  show(ORDER, { updateOrderStatus: badGateway });
  fireEvent.click(screen.getByRole('button', { name: 'Ship' }));
  const message = 'HL-100007 is still Processing: Failed to update order status';
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

it('a status set too early says so, and is taken back with the message to the customer', async () => {
  const { asked } = show(
    { ...ORDER, collectionDate: '2999-01-10' },
    {
      updateOrderStatus: { ...ORDER, version: 2, status: 'SHIPPED' },
      undoOrderStatus: { ...ORDER, version: 3 },
    },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ship' }));
  const message = /HL-100007 is now Shipped, but its collection is on 10 Jan 2999/;
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const undone = "HL-100007 is Processing again. We haven't emailed the customer.";
  expect((await screen.findAllByText(undone)).length).toBeGreaterThan(0);
  expect(asked('updateOrderStatus')).toMatchObject([{ id: '7', input: { status: 'SHIPPED', version: 1 } }]);
  expect(asked('undoOrderStatus')).toEqual([{ id: '7', version: 2 }]);
});

type Order = Parameters<ReturnType<typeof useStatusChange>['choose']>[0];

function show(order: Order, answers: Answers) {
  const server = mockServer(answers);
  render(
    <ApolloProvider client={server.client}>
      <ToastProvider>
        <Row order={order} />
      </ToastProvider>
    </ApolloProvider>,
  );
  return server;
}

function Row({ order }: { order: Order }) {
  const { choose } = useStatusChange(() => Promise.resolve());
  return (
    <button type="button" onClick={() => void choose(order, 'SHIPPED')}>
      Ship
    </button>
  );
}
