import { ApolloProvider } from '@apollo/client/react';
import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '../../../design/feedback/toast';
import { mockServer, refused } from '../../../test/mock-server';
import { PapersPanel } from './PapersPanel';

const paper = {
  __typename: 'OrderPaper',
  ...{ id: 'p1', name: 'Passport', explanation: 'The page with your picture.', state: 'OPEN', reason: '' },
  ...{ dueOn: '2027-01-26', version: 1, file: null },
};
const file = {
  __typename: 'Attachment',
  id: 'f1',
  name: 'passport.pdf',
  type: 'application/pdf',
  size: 9,
  safety: 'CLEAN',
};

function show(
  papers: readonly object[],
  more: { isStaff?: boolean; isOver?: boolean; answers?: object } = {},
) {
  const { isStaff = false, isOver = false, answers } = more;
  const server = mockServer({ orderPapers: papers, ...answers });
  render(
    <ApolloProvider client={server.client}>
      <ToastProvider>
        <PapersPanel orderId="7" isStaff={isStaff} isOver={isOver} />
      </ToastProvider>
    </ApolloProvider>,
  );
  return server;
}

it('the customer sees what is missing, by when, and why a file was refused', async () => {
  show([paper, { ...paper, id: 'p2', name: 'Visa', state: 'REFUSED', reason: 'It is cut off.', file }]);
  const list = await screen.findByRole('list');
  expect(within(list).getAllByText('We need it by 26 January 2027.')).toHaveLength(2);
  expect(screen.getByText('It is cut off.')).toBeTruthy();
  expect(screen.getByText('2 to send')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose a file for Passport' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send another file for Visa' })).toBeTruthy();
});

it('a file that is no picture or PDF is refused with words', async () => {
  show([paper]);
  const input = await screen.findByLabelText('File of Passport');
  await userEvent.upload(input, new File(['x'], 'notes.txt', { type: 'text/plain' }), { applyAccept: false });
  expect(await screen.findByText('Choose a PDF or a picture (JPEG, PNG or WebP).')).toBeTruthy();
});

it('staff mark a file checked, of the version they see', async () => {
  const { asked } = show([{ ...paper, state: 'SENT', version: 2, file }], {
    isStaff: true,
    answers: { adminDecideOrderPaper: { ...paper, state: 'CHECKED', version: 3, file } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark checked: Passport' }));
  expect(await screen.findByText('Checked')).toBeTruthy();
  expect(asked('adminDecideOrderPaper')).toEqual([
    { id: 'p1', input: { state: 'CHECKED', reason: '', version: 2 } },
  ]);
});

it('staff refuse a file with a reason, which stays when it cannot be saved', async () => {
  show([{ ...paper, state: 'SENT', file }], {
    isStaff: true,
    answers: { adminDecideOrderPaper: refused('CONFLICT', 'This paper has changed. Look at it again.') },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse Passport' }));
  await userEvent.click(screen.getByRole('button', { name: 'Refuse and tell the customer' }));
  expect(await screen.findByText('Say what is wrong: the customer reads it')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('What is wrong with it'), 'It is cut off.');
  await userEvent.click(screen.getByRole('button', { name: 'Refuse and tell the customer' }));
  expect(await screen.findByText('This paper has changed. Look at it again.')).toBeTruthy();
  expect(screen.getByDisplayValue('It is cut off.')).toBeTruthy();
});

it('an order without papers has no panel, and one that is over sends none', async () => {
  show([paper], { isOver: true });
  expect(await screen.findByText('Passport')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose a file for Passport' })).toBeNull();
});
