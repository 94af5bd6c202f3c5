import { ApolloProvider } from '@apollo/client/react';
import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ToastProvider } from '../../design/feedback/toast';
import { completeBrowser } from '../../test/browser';
import { mockServer, noAnswer, pageOf, refused } from '../../test/mock-server';
import { ConversationPanel } from './ConversationPanel';

completeBrowser();

const CONVERSATION = {
  ...{ id: '7', isStaff: true, count: 1, unread: 0, unanswered: 1, seenAt: null },
  messages: pageOf([{ id: 'm1', body: 'Do you carry pianos?', fromStaff: false, isUnread: false }]),
};

const button = () => screen.queryByRole('button', { name: 'No answer needed' });

async function settle(adminMarkConversationAnswered: unknown) {
  const { client } = mockServer({ conversation: CONVERSATION, adminMarkConversationAnswered });
  render(
    <MemoryRouter>
      <ApolloProvider client={client}>
        <ToastProvider>
          <ConversationPanel orderId="7" to="Ada" />
        </ToastProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'No answer needed' }));
}

it('a conversation that needs no answer is settled before the server has answered', async () => {
  await settle(noAnswer);
  await waitFor(() => expect(button()).not.toBeInTheDocument());
});

it('it waits as before when the server refuses, which is said', async () => {
  await settle(refused('FORBIDDEN', 'Only for staff.'));
  expect(await screen.findByText('Only for staff.')).toBeVisible();
  expect(button()).toBeVisible();
});
