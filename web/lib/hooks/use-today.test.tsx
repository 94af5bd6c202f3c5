import { afterEach, beforeEach, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useToday } from './use-today';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Page() {
  return <p>{useToday()}</p>;
}

it('a page that is left open overnight shows the next day of the UK', () => {
  jest.setSystemTime(new Date('2026-07-01T22:59:40Z'));
  render(<Page />);
  screen.getByText('2026-07-01');
  act(() => jest.advanceTimersByTime(30_000));
  screen.getByText('2026-07-02');
});

it('a page that was hidden for days shows the day as soon as it is seen', () => {
  jest.setSystemTime(new Date('2026-12-24T16:30:00Z'));
  render(<Page />);
  jest.setSystemTime(new Date('2026-12-29T08:00:00Z'));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  screen.getByText('2026-12-29');
});
