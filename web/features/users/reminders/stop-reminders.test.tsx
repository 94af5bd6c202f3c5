import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { refusedAt } from '../../../test/mock-server';
import { renderApp } from '../../../test/render-app';

const PRESS = { name: 'Stop reminders' };

it('stops reminders at one press, and not before it', async () => {
  const { asked, user } = renderApp('/stop-reminders?token=a.b.c', { answers: { stopReminders: true } });
  const button = await screen.findByRole('button', PRESS);
  expect(asked('stopReminders')).toEqual([]);
  await user.click(button);
  expect(await screen.findByText("We won't send reminders to your address any more.")).toBeVisible();
  expect(asked('stopReminders')).toEqual([{ token: 'a.b.c' }]);
});

it('says what to do with a link that is over or not whole', async () => {
  const over = 'This link has expired. Use the link in a newer reminder.';
  const { user } = renderApp('/stop-reminders?token=old', {
    answers: { stopReminders: refusedAt('token', over) },
  });
  await user.click(await screen.findByRole('button', PRESS));
  expect(await screen.findByText(over)).toBeVisible();
  expect(screen.queryByRole('button', PRESS)).toBeNull();
});

it('without a token asks to open the link again', async () => {
  renderApp('/stop-reminders');
  expect(await screen.findByText('Open the link in our email again.')).toBeVisible();
});
