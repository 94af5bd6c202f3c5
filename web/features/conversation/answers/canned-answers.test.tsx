import { ApolloProvider } from '@apollo/client/react';
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ToastProvider } from '../../../design/feedback/toast';
import { completeBrowser } from '../../../test/browser';
import { mockServer, pageOf, refused } from '../../../test/mock-server';
import { CannedAnswers } from './CannedAnswers';

completeBrowser();

const sent = jest.fn();

const THANKS = { id: 'a1', title: 'Thanks', body: 'Dear {name}, thank you.' };

function Message({ start, name }: { start: string; name: string }) {
  const [draft, setDraft] = useState(start);
  return (
    <form onSubmit={sent}>
      <output>{draft}</output>
      <CannedAnswers draft={draft} name={name} onDraft={setDraft} />
    </form>
  );
}

async function open(start: string, name: string, answers = {}) {
  const { client, asked } = mockServer({ adminCannedAnswers: pageOf([THANKS]), ...answers });
  render(
    <ApolloProvider client={client}>
      <ToastProvider>
        <Message start={start} name={name} />
      </ToastProvider>
    </ApolloProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Saved answers' }));
  await screen.findByRole('button', { name: 'Insert Thanks' });
  return asked;
}

const draft = () => document.querySelector('output')?.textContent;

it.each([
  ['', 'Ada', 'Dear Ada, thank you.'],
  ['Hello. ', 'Ada', 'Hello.\n\nDear Ada, thank you.'],
  ['', '', 'Dear {name}, thank you.'],
])('into “%s” for “%s” an answer is inserted as “%s”', async (start, name, expected) => {
  await open(start, name);
  await userEvent.click(screen.getByRole('button', { name: 'Insert Thanks' }));
  expect(draft()).toBe(expected);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the message is saved by a title, which it needs, and not sent', async () => {
  const saved = { id: 'a2', title: 'Hello', body: 'Good morning.' };
  const asked = await open('Good morning.', 'Ada', { adminSaveCannedAnswer: saved });
  await userEvent.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByText('Enter a title')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Title'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByText('Hello saved')).toBeVisible();
  expect(asked('adminSaveCannedAnswer')).toEqual([{ title: 'Hello', body: 'Good morning.' }]);
  expect(sent).not.toHaveBeenCalled();
});

it('an answer that a colleague has deleted already is gone', async () => {
  await open('', 'Ada', { adminDeleteCannedAnswer: refused('NOT_FOUND', 'Answer not found') });
  await userEvent.click(screen.getByRole('button', { name: 'Delete Thanks' }));
  expect(await screen.findByText('Thanks deleted')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Insert Thanks' })).not.toBeInTheDocument();
});
