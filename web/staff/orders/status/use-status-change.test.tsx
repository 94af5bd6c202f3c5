import { ApolloProvider } from '@apollo/client/react';
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ToastProvider } from '../../../design/feedback/toast';
import { useBusy } from '../../../lib/hooks/use-busy';
import { type Answers, badGateway, mockServer, refused } from '../../../test/mock-server';
import { useStatusChange } from './use-status-change';

const ORDER = {
  id: '7',
  number: 'HL-100007',
  version: 1,
  status: 'PROCESSING',
  paymentStatus: 'PAID',
} as const;

it('a status that fails without a message of the server says what failed', async () => {
  await import('../../../design/feedback/Toaster');
  show(ORDER, { adminUpdateOrderStatus: badGateway });
  fireEvent.click(screen.getByRole('button', { name: 'Ship' }));
  const message = 'HL-100007 is still Processing: Failed to update order status';
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

it('a status set too early says so, and is taken back with the message to the customer', async () => {
  const { asked } = show(
    { ...ORDER, collectionDate: '2999-01-10' },
    {
      adminUpdateOrderStatus: { ...ORDER, version: 2, status: 'SHIPPED' },
      adminUndoOrderStatus: { ...ORDER, version: 3 },
    },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ship' }));
  const message = /HL-100007 is now Shipped, but its collection is on 10 Jan 2999/;
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const undone = "HL-100007 is Processing again. We haven't emailed the customer.";
  expect((await screen.findAllByText(undone)).length).toBeGreaterThan(0);
  expect(asked('adminUpdateOrderStatus')).toMatchObject([
    { id: '7', input: { status: 'SHIPPED', version: 1 } },
  ]);
  expect(asked('adminUndoOrderStatus')).toEqual([{ id: '7', version: 2 }]);
});

it('after a conflict the undo names the status that the order had before, not the one of the row', async () => {
  const current = { ...ORDER, version: 4, status: 'in_transit', changes: [] } as const;
  const { answers } = show(ORDER, {
    adminUpdateOrderStatus: refused('CONFLICT', 'Changed', { thing: 'order', current } as never),
    adminUndoOrderStatus: { ...ORDER, version: 6, status: 'IN_TRANSIT' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ship' }));
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  answers.adminUpdateOrderStatus = { ...ORDER, version: 5, status: 'SHIPPED' };
  fireEvent.click(confirm);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const undone = "HL-100007 is In transit again. We haven't emailed the customer.";
  expect((await screen.findAllByText(undone)).length).toBeGreaterThan(0);
});

it('a status that was changed is not reported as failed when the page cannot be read again', async () => {
  show(ORDER, { adminUpdateOrderStatus: { ...ORDER, version: 2, status: 'SHIPPED' } }, () =>
    Promise.reject(new Error()),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ship' }));
  expect((await screen.findAllByText('HL-100007 is now Shipped')).length).toBeGreaterThan(0);
  await screen.findByText('at rest');
  expect(screen.queryByText(/is still Processing/)).toBeNull();
});

type Order = Parameters<ReturnType<typeof useStatusChange>['choose']>[0];

function show(order: Order, answers: Answers, onChanged: () => Promise<unknown> = () => Promise.resolve()) {
  const server = mockServer(answers);
  render(
    <ApolloProvider client={server.client}>
      <ToastProvider>
        <Row order={order} onChanged={onChanged} />
      </ToastProvider>
    </ApolloProvider>,
  );
  return { ...server, answers };
}

function Row({ order, onChanged }: { order: Order; onChanged: () => Promise<unknown> }) {
  const { question, choose, confirm } = useStatusChange(onChanged);
  const [isBusy, ship] = useBusy(() => choose(order, 'SHIPPED'));
  return (
    <>
      <button type="button" onClick={() => ship()}>
        Ship
      </button>
      {question?.now && (
        <button type="button" onClick={() => void confirm('')}>
          Confirm
        </button>
      )}
      {!isBusy && <p>at rest</p>}
    </>
  );
}
