import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { ListSearch } from '../lib/lists/ListSearch';
import { DayBar } from './collections/DayBar';
import { ChosenDays } from './ui/forms/ChosenDays';
import { FormDialog } from './ui/forms/FormDialog';
import { FROM_LIST, useCloseToList } from './ui/lists/use-close-to-list';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('what is opened on a list', () => {
  it('is closed once by a double press, and the list stays', async () => {
    const router = createMemoryRouter([{ path: '/:page', Component: Opened }], {
      initialEntries: ['/dashboard', '/list', { pathname: '/opened', state: FROM_LIST }],
    });
    render(<RouterProvider router={router} />);
    await act(async () => {
      const cross = screen.getByRole('button', { name: 'Close' });
      fireEvent.click(cross);
      fireEvent.click(cross);
    });
    expect(router.state.location.pathname).toBe('/list');
  });

  it('is closed again after the browser’s Forward has opened it again', async () => {
    const router = createMemoryRouter([{ path: '/:page', Component: Opened }], {
      initialEntries: ['/dashboard', '/list', { pathname: '/opened', state: FROM_LIST }],
    });
    render(<RouterProvider router={router} />);
    const close = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
    await close();
    await act(async () => router.navigate(1));
    expect(router.state.location.pathname).toBe('/opened');
    await close();
    expect(router.state.location.pathname).toBe('/list');
  });
});

describe('the search of a list', () => {
  it('that settles once another page is on its way leaves the way to it alone', async () => {
    let arrive = () => {};
    const code = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const router = createMemoryRouter([
      { path: '/', Component: List },
      { path: '/debug', lazy: () => code.then(() => ({ Component: () => <p>Debug</p> })) },
    ]);
    render(<RouterProvider router={router} />);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'leeds' } });
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'To the other page' })));
    await act(async () => jest.advanceTimersByTime(1000));
    expect(searches).toEqual([]);
    await act(async () => arrive());
    expect(router.state.location.pathname).toBe('/debug');
  });
});

describe('a form in a dialog', () => {
  it('that is on its way stays until it is known, and does not say that nothing was done', async () => {
    // The question comes in a file of its own.
    jest.useRealTimers();
    const closed = jest.fn();
    const { rerender } = render(<Form isBusy onClose={closed} />, { wrapper: InRouter });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByText('Nothing was done.')).not.toBeInTheDocument();
    expect(closed).not.toHaveBeenCalled();
    rerender(<Form isBusy={false} onClose={closed} />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Nothing was done.')).toBeVisible();
  });
});

describe('the days of a list', () => {
  it('are typed to their end although the address answers late', async () => {
    const Ranged = () => <ChosenDays name="Collection" days={range} onChange={reportLate} />;
    const router = createMemoryRouter([{ path: '/', Component: Ranged }]);
    let range = { from: '2026-11-22', to: '' };
    const reported: string[] = [];
    const reportLate = (days: typeof range) => {
      reported.push(days.from);
      setTimeout(() => {
        range = days;
        void router.navigate('?');
      }, 1000);
    };
    render(<RouterProvider router={router} />);
    const field = screen.getByLabelText<HTMLInputElement>('Collection from');
    fireEvent.change(field, { target: { value: '2026-12-22' } });
    await act(async () => jest.advanceTimersByTime(500));
    fireEvent.change(field, { target: { value: '0002-12-22' } });
    await act(async () => jest.advanceTimersByTime(600));
    expect(field.value).toBe('0002-12-22');
    fireEvent.change(field, { target: { value: '2025-12-22' } });
    await act(async () => jest.advanceTimersByTime(2000));
    expect(field.value).toBe('2025-12-22');
    expect(reported.at(-1)).toBe('2025-12-22');
  });
});

describe('the day of collections', () => {
  it('can be typed with its year, digit by digit, and is reported once', async () => {
    render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Days }])} />);
    const field = screen.getByLabelText<HTMLInputElement>('Collection date');
    for (const value of ['2026-01-22', '2026-12-22', '0002-12-24', '0020-12-24', '0202-12-24']) {
      fireEvent.change(field, { target: { value } });
      await act(async () => jest.advanceTimersByTime(100));
    }
    await act(async () => jest.advanceTimersByTime(1000));
    expect(field.value).toBe('0202-12-24');
    fireEvent.change(field, { target: { value: '2027-12-24' } });
    await act(async () => jest.advanceTimersByTime(1000));
    expect(days).toEqual(['2027-12-24']);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next day' })));
    expect(field.value).toBe('2027-12-25');
    fireEvent.change(field, { target: { value: '2026-12-31' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next day' })));
    await act(async () => jest.advanceTimersByTime(1000));
    expect(days.slice(1)).toEqual(['2027-12-25', '2027-01-01']);
  });
});

function Opened() {
  const close = useCloseToList(() => {});
  return (
    <button type="button" onClick={close}>
      Close
    </button>
  );
}

function Form(props: { isBusy: boolean; onClose: () => void }) {
  return (
    <FormDialog title="Note" isDirty lossWarning="Nothing was done." {...props}>
      <input aria-label="Note" />
    </FormDialog>
  );
}

const searches: string[] = [];

function List() {
  return (
    <>
      <Link to="/debug">To the other page</Link>
      <ListSearch label="Search" placeholder="" search="" onSearch={(text) => searches.push(text)} />
    </>
  );
}

const days: string[] = [];

function Days() {
  const [date, setDate] = useState('2026-11-22');
  return (
    <DayBar
      date={date}
      onDay={(day) => {
        days.push(day);
        setDate(day);
      }}
    />
  );
}

const Shown = createContext<ReactNode>(null);
const Page = () => useContext(Shown);

/** Keeps its router when its content changes. */
function InRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '/', Component: Page }]));
  return (
    <Shown value={children}>
      <RouterProvider router={router} />
    </Shown>
  );
}
