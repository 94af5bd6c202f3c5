import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PageHeading } from '../../lib/page/PageHeading';
import { ErrorPanel } from './ErrorPanel';

it('leaves the focus on the heading when what failed comes after all, and on the heading of what has come', async () => {
  const { rerender } = render(<OrderPage step="failed" />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  rerender(<OrderPage step="loading" />);
  await waitFor(() => expect(heading('Your order')).toHaveFocus());
  rerender(<OrderPage step="loaded" />);
  expect(heading('Order HL-100001')).toHaveFocus();
});

const heading = (name: string) => screen.getByRole('heading', { name });

function OrderPage({ step }: { step: 'failed' | 'loading' | 'loaded' }) {
  if (step === 'loaded') return <PageHeading key="order" title="Order HL-100001" />;
  return (
    <>
      <PageHeading title="Your order" />
      {step === 'failed' && <ErrorPanel message="Network error" onRetry={() => {}} />}
    </>
  );
}
