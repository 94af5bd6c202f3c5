import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import { pageOf } from '../../../test/mock-server';
import { renderApp } from '../../../test/render-app';

beforeEach(() => {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => void jest.useRealTimers());

const conversation = { id: 'o1', count: 0, messages: pageOf([]) };
const BEFORE = {
  ...{ id: 'o1', number: 'HL-100001', status: 'PROCESSING', paymentStatus: 'PAID', destination: 'JAPAN' },
  ...{ version: 1, collectionDate: '2026-12-04', conversation },
};
const AFTER = { ...BEFORE, status: 'SHIPPED', version: 2 };
const GUIDE = { __typename: 'DestinationGuide', destination: 'JAPAN', charges: [], goods: [] };
/** A response that comes when the test says. */
function held() {
  let release = (_: unknown) => {};
  const response = new Promise((resolve) => {
    release = resolve;
  });
  return { response, release };
}

const badge = async (number: string) =>
  within((await screen.findByRole('heading', { name: `Order ${number}` })).parentElement!);

it("a customer's order that changed before the page followed it has one state on the page", async () => {
  const orderChanged = new Subject<object>();
  const { answers } = renderApp('/user/orders/o1', {
    session: 'customer',
    answers: { order: BEFORE, destinationGuide: GUIDE, orderChanged },
  });
  await (await badge('HL-100001')).findByText('Processing');
  answers.order = AFTER;
  await waitFor(() => expect(orderChanged.observed).toBe(true));
  orderChanged.next(AFTER);
  await (await badge('HL-100001')).findByText('Shipped');
  expect((await badge('HL-100001')).queryByText('Processing')).toBeNull();
  expect(screen.getByText(/^Shipped/, { selector: '[aria-current]' })).toBeVisible();
});

it('a message that came before the page followed its order is in the conversation', async () => {
  const orderChanged = new Subject<object>();
  const { answers } = renderApp('/user/orders/o1', {
    session: 'customer',
    answers: { order: BEFORE, conversation, destinationGuide: GUIDE, orderChanged },
  });
  await badge('HL-100001');
  await screen.findByText(/No messages yet/);
  await waitFor(() => expect(orderChanged.observed).toBe(true));
  const message = { id: 'm1', body: 'We come at nine.', fromStaff: true };
  answers.conversation = { ...conversation, count: 1, messages: pageOf([message]) };
  orderChanged.next({ ...BEFORE, conversation: { ...conversation, count: 1 } });
  expect(await screen.findByText('We come at nine.')).toBeInTheDocument();
});

const status = (label: string) => screen.findByRole('button', { name: new RegExp(`Status.*${label}`) });

it("staff's order that changed before the page followed it is read again, and only then", async () => {
  const orderChanged = new Subject<object>();
  const { answers, asked } = renderApp('/admin/orders/o1', {
    session: 'admin',
    answers: { order: BEFORE, orderChanged },
  });
  await status('Processing');
  orderChanged.next(BEFORE);
  answers.order = AFTER;
  orderChanged.next(AFTER);
  await status('Shipped');
  expect(asked('order')).toHaveLength(2);
});

it('a response for staff that an event overtakes is asked for again', async () => {
  const orderChanged = new Subject<object>();
  const first = held();
  const { answers, asked } = renderApp('/admin/orders/o1', {
    session: 'admin',
    answers: { order: first.response, orderChanged },
  });
  await waitFor(() => expect(asked('order')).toHaveLength(1));
  await waitFor(() => expect(orderChanged.observed).toBe(true));
  orderChanged.next(AFTER);
  answers.order = AFTER;
  first.release(BEFORE);
  await status('Shipped');
  expect(asked('order')).toHaveLength(2);
});

it('the page of a tracking link, which cannot follow, is read again every minute', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { answers } = renderApp('/follow#secret', {
    answers: { followedOrder: { id: 'o1', number: 'HL-1', status: 'PROCESSING' } },
  });
  await (await badge('HL-1')).findByText('Processing');
  answers.followedOrder = { id: 'o1', number: 'HL-1', status: 'SHIPPED' };
  await jest.advanceTimersByTimeAsync(60_000);
  await (await badge('HL-1')).findByText('Shipped');
});
