import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { completeBrowser } from '../../test/browser';
import { ConfirmDialog } from './ConfirmDialog';
import { DialogFrame } from './DialogFrame';

completeBrowser();

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [hasOpener, setHasOpener] = useState(true);
  return (
    <>
      <h1 tabIndex={-1}>Orders</h1>
      {hasOpener && (
        <button type="button" onClick={() => setIsOpen(true)}>
          View details
        </button>
      )}
      {isOpen && (
        <DialogFrame place="middle" title="Order" firstFocus="title" onClose={() => setIsAsked(true)}>
          <button type="button" onClick={() => setHasOpener(false)}>
            Delete
          </button>
          <ConfirmDialog
            isOpen={isAsked}
            onOpenChange={setIsAsked}
            title="Leave without saving?"
            confirmLabel="Leave"
            onConfirm={() => {
              flushSync(() => setIsAsked(false));
              setIsOpen(false);
            }}
          />
        </DialogFrame>
      )}
    </>
  );
}

async function leave(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
}

it('a dialog that closes right after its question returns the focus to what opened it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'View details' }));
  await leave(user);
  await waitFor(() => expect(screen.getByRole('button', { name: 'View details' })).toHaveFocus());
});

it('where what opened the dialog is gone, the heading has the focus', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'View details' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await leave(user);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Orders' })).toHaveFocus());
});
