import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { ToastProvider, useToast } from './toast';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a toast', () => {
  it('is gone after 5 seconds', async () => {
    await import('./Toaster');
    render(
      <ToastProvider>
        <Sender />
      </ToastProvider>,
    );
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByText('Saved')).toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('that comes over a dialog leaves Escape to the dialog', async () => {
    await import('./Toaster');
    render(
      <ToastProvider>
        <Question />
      </ToastProvider>,
    );
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
    expect(screen.getByText('Saved')).toBeVisible();
    await act(async () =>
      fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), { key: 'Escape' }),
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

function Question() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title="Really?"
      confirmLabel="Yes"
      onConfirm={() => {}}
    >
      <Sender />
    </ConfirmDialog>
  );
}

function Sender() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast('Saved', 'good')}>
      Send
    </button>
  );
}
