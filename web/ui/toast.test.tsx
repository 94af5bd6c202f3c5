import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastProvider, useToast } from './toast';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a toast', () => {
  it('is gone after 5 seconds', async () => {
    await import('./ToastCorner');
    render(
      <ToastProvider>
        <Sender />
      </ToastProvider>,
    );
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByText('Saved')).toBeTruthy();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('Saved')).toBeNull();
  });
});

function Sender() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast('Saved', 'good')}>
      Send
    </button>
  );
}
