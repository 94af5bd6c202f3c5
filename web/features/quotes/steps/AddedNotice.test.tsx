import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AddedNotice } from './AddedNotice';

afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

function Adding() {
  const [message, setMessage] = useState('Added 1 × Clock to your shipment.');
  return (
    <>
      {message && <AddedNotice message={message} onDone={() => setMessage('')} />}
      <button type="button" onClick={() => setMessage('Added 2 × Lamp to your shipment.')}>
        Add
      </button>
    </>
  );
}

it('what was added is said for five seconds, each message for its own', () => {
  jest.useFakeTimers();
  render(<Adding />);
  act(() => jest.advanceTimersByTime(4_000));
  act(() => screen.getByText('Add').click());
  act(() => jest.advanceTimersByTime(4_000));
  expect(screen.getByText('Added 2 × Lamp to your shipment.')).toBeVisible();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByText(/Added/)).not.toBeInTheDocument();
});
