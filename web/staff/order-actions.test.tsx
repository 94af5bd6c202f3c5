import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { noNetwork, refused, refusedAt } from '../test/mock-server';
import { renderApp } from '../test/render-app';

const pounds = (minorUnits: number) => ({ minorUnits });
const PAYMENT = {
  ...{ id: 'pi_1', method: 'CARD', cardBrand: 'visa', cardLast4: '4242' },
  ...{ amount: pounds(41_200), left: pounds(41_200), dispute: null as object | null },
};
const MONEY = { refundable: pounds(41_200), net: pounds(41_200), payments: [PAYMENT] };
const ORDER = { id: 'o1', number: 'HL-1', version: 3, status: 'PROCESSING', balance: MONEY };

async function openRefund(answers: Record<string, unknown>) {
  const app = renderApp('/admin/orders?order=o1', {
    session: 'admin',
    answers: { order: ORDER, ...answers },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Refund' }));
  const form = within(await screen.findByRole('dialog', { name: 'Refund HL-1' }));
  return { ...app, form, press: (name: string) => app.user.click(form.getByRole('button', { name })) };
}

it('a disputed payment is refunded only by who says that it is meant', async () => {
  const dispute = { status: 'OPEN', dueBy: '2026-12-01T12:00:00Z', amount: pounds(41_200) };
  const disputed = { ...MONEY, payments: [{ ...PAYMENT, dispute }] };
  const order = { ...ORDER, balance: disputed };
  const { form, user, press, asked } = await openRefund({ order, adminRefundOrder: order });
  expect(form.getByText(/you may pay twice/)).toBeVisible();
  await user.type(form.getByLabelText('Reason'), 'A box was damaged');
  await press('Continue');
  const box = form.getByLabelText("Refund it although it's disputed");
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveAccessibleDescription(/Tick this/);
  await user.click(box);
  await press('Continue');
  await press('Refund £412.00');
  await waitFor(() =>
    expect(asked('adminRefundOrder')).toMatchObject([{ input: { amount: 41_200, confirmDisputed: true } }]),
  );
});

it('a part of the money is refunded, with what was typed and shown, and the answer is shown', async () => {
  const after = { ...ORDER, version: 4, balance: { ...MONEY, refundable: pounds(38_700) } };
  const { form, user, press, asked } = await openRefund({ adminRefundOrder: after });
  await user.click(form.getByLabelText('Partial'));
  await press('Continue');
  await waitFor(() => expect(form.getByLabelText('Amount to refund (£)')).toHaveFocus());
  await user.type(form.getByLabelText('Amount to refund (£)'), '25');
  await press('Continue');
  await waitFor(() => expect(form.getByLabelText('Reason')).toHaveFocus());
  expect(form.getByLabelText('Reason')).toHaveAccessibleDescription(/Enter the reason for the refund/);
  await user.type(form.getByLabelText('Reason'), 'A box was damaged');
  await press('Continue');
  await waitFor(() => expect(form.getByText('Refund £25.00 to Visa ending 4242?')).toHaveFocus());
  await press('Refund £25.00');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Refund HL-1' })).not.toBeInTheDocument());
  expect(asked('adminRefundOrder')).toEqual([
    {
      id: 'o1',
      input: {
        ...{ amount: 2_500, expectedRefundable: 41_200, reason: 'A box was damaged', version: 3 },
        confirmDisputed: false,
        idempotencyKey: expect.stringMatching(/./),
      },
    },
  ]);
  expect(screen.getByText('£387.00')).toBeVisible();
  expect(asked('order')).toHaveLength(1);
});

it('what the server refuses of a refund is shown at its field, which has the focus again', async () => {
  const { form, user, press } = await openRefund({
    adminRefundOrder: refusedAt('reason', 'Please write more.'),
  });
  await user.type(form.getByLabelText('Reason'), 'No');
  await press('Continue');
  await press('Refund £412.00');
  await waitFor(() => expect(form.getByLabelText('Reason')).toHaveFocus());
  expect(form.getByLabelText('Reason')).toHaveAccessibleDescription(/Please write more/);
  expect(form.getByLabelText('Reason')).toHaveValue('No');
  expect(form.getAllByText('Please write more.')).toHaveLength(1);
});

it('a refund without an answer may have been made: a repeat has the same key, and is refunded once', async () => {
  const { form, user, press, asked, answers } = await openRefund({ adminRefundOrder: noNetwork });
  await user.type(form.getByLabelText('Reason'), 'Goodwill');
  await press('Continue');
  await press('Refund £412.00');
  await form.findByText(/It's safe to try again/);
  answers.adminRefundOrder = refused('CONFLICT', 'This is another amount now.');
  await press('Refund £412.00');
  await form.findByText(/Your first attempt worked/);
  const keys = asked('adminRefundOrder').map(
    ({ input }) => (input as { idempotencyKey: string }).idempotencyKey,
  );
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('a note that the server refuses says why at its field and stays; the next one is empty', async () => {
  const { user, answers, asked } = renderApp('/admin/orders?order=o1', {
    session: 'admin',
    answers: {
      order: ORDER,
      adminAddOrderNote: refusedAt('text', 'Please leave this out.'),
    },
  });
  const note = await screen.findByLabelText('New note');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(note).toHaveAccessibleDescription(/Write a note/));
  expect(asked('adminAddOrderNote')).toEqual([]);
  await user.type(note, 'Ring twice');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(note).toHaveAccessibleDescription(/Please leave this out/));
  expect(note).toHaveValue('Ring twice');
  answers.adminAddOrderNote = { id: 'o1' };
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(note).toHaveValue(''));
});

it('a note shows before the server has answered, once', async () => {
  let confirm = (_: unknown) => {};
  const answer = new Promise((resolve) => {
    confirm = resolve;
  });
  const { user, asked } = renderApp('/admin/orders?order=o1', {
    session: 'admin',
    answers: { order: { ...ORDER, notes: [] }, adminAddOrderNote: answer },
  });
  const field = await screen.findByLabelText('New note');
  await user.type(field, 'Ring twice');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Ring twice', { selector: 'li p' })).toBeVisible();
  expect(field).toHaveValue('Ring twice');
  const [{ input }] = asked('adminAddOrderNote') as [{ input: { noteId: string } }];
  confirm({ id: 'o1', notes: [{ id: input.noteId, text: 'Ring twice', author: { name: 'Sam' } }] });
  await waitFor(() => expect(field).toHaveValue(''));
  expect(screen.getAllByText('Ring twice')).toHaveLength(1);
});

it('a tracking number that the server refuses says why at its field', async () => {
  const { user } = renderApp('/admin/orders?order=o1', {
    session: 'admin',
    answers: {
      order: ORDER,
      adminSetTrackingNumber: refusedAt('trackingNumber', 'This number is taken.'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a tracking number' }));
  const number = screen.getByLabelText('New tracking number');
  expect(number).toHaveFocus();
  await user.type(number, '!');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(number).toHaveAccessibleDescription(/letters, digits/));
  await user.clear(number);
  await user.type(number, 'MAEU 1');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(number).toHaveAccessibleDescription(/This number is taken/));
  expect(number).toHaveValue('MAEU 1');
});

it('staff say which refund a refund of the dashboard was', async () => {
  const refund = {
    id: 'r1',
    paymentId: 'pi_1',
    amount: pounds(3_000),
    channel: 'PROVIDER',
    status: 'REFUSED',
  };
  const money = {
    ...MONEY,
    refunds: [
      { ...refund, canBeSent: false },
      { ...refund, id: 'r2', amount: pounds(9_000) },
    ],
  };
  const made = { id: 're_1', amount: pounds(4_000), mayBeFor: ['r1'] };
  const { user, asked, answers } = renderApp('/admin/orders?order=o1', {
    session: 'admin',
    answers: {
      order: { ...ORDER, balance: { ...money, unlinkedRefunds: [made] } },
      adminLinkRefund: refused('CONFLICT', "We're trying this refund again."),
    },
  });
  expect(await screen.findByText("£40.00 was refunded in the card provider's dashboard")).toBeVisible();
  expect(
    screen.getAllByText("The card provider couldn't refund this: send the money by bank transfer"),
  ).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Link to the refund of £90.00' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Link to the refund of £30.00' }));
  expect(await screen.findByText("We're trying this refund again.")).toBeVisible();
  answers.adminLinkRefund = {
    order: { ...ORDER, balance: { ...money, unlinkedRefunds: [] } },
    payment: null,
  };
  await user.click(screen.getByRole('button', { name: 'Record as another refund' }));
  await waitFor(() => expect(screen.queryByText(/refunded in the card provider's/)).not.toBeInTheDocument());
  expect(asked('adminLinkRefund')).toEqual([
    { id: 're_1', refundId: 'r1' },
    { id: 're_1', refundId: null },
  ]);
});
