import { ServerError } from '@apollo/client/errors';
import { MockedProvider } from '@apollo/client/testing/react';
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ToastProvider } from '../../../ui/feedback/toast';
import { ChangeOrderStatusDocument } from '../list/orders.generated';
import { useStatusChange } from './use-status-change';

const order = { id: '7', number: 'HL-100007', version: 1, status: 'PROCESSING' } as const;
const variables = { id: '7', status: 'SHIPPED', version: 1 };
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

function Row() {
  const { choose } = useStatusChange(() => Promise.resolve());
  return (
    <button type="button" onClick={() => void choose(order, 'SHIPPED')}>
      Ship
    </button>
  );
}
