/** @jest-environment jest-fixed-jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';

jest.unstable_mockModule('./Toaster', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { ToastProvider, useToast } = await import('./toast');

it('a toast is read although its code does not come, and the page stays', async () => {
  render(
    <ToastProvider>
      <Sender />
    </ToastProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  fireEvent.click(await screen.findByRole('button', { name: 'Saved' }));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});

function Sender() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast('Saved', 'good')}>
      Send
    </button>
  );
}
