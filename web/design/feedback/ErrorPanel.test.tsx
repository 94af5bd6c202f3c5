import { expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../lib/page/PageHeading';
import { ErrorPanel } from './ErrorPanel';

it('leaves the focus on the heading when what failed comes after all, and on the heading of what has come', async () => {
  const router = createMemoryRouter([{ path: '/', Component: OrderPage }]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await act(() => router.navigate('?step=loading'));
  await waitFor(() => expect(heading('Your order')).toHaveFocus());
  await act(() => router.navigate('?step=loaded'));
  expect(heading('Order HL-100001')).toHaveFocus();
});

const heading = (name: string) => screen.getByRole('heading', { name });

function OrderPage() {
  const step = useSearchParams()[0].get('step') ?? 'failed';
  if (step === 'loaded') return <PageHeading key="order" title="Order HL-100001" />;
  return (
    <>
      <PageHeading title="Your order" />
      {step === 'failed' && <ErrorPanel message="Network error" onRetry={() => {}} />}
    </>
  );
}
