import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { refusedAt } from '../../../test/mock-server';
import { renderApp } from '../../../test/render-app';

const CASES = [
  [
    '/confirm-newsletter#a.b.c',
    'confirmNewsletter',
    'Yes, send me the newsletter',
    /You'll get our newsletter/,
  ],
  [
    '/stop-newsletter?token=a.b.c',
    'stopNewsletter',
    'Stop the newsletter',
    /We won't send you our newsletter/,
  ],
] as const;

it.each(CASES)('%s does it at one press, and not before it', async (url, operation, name, done) => {
  const { asked, user } = renderApp(url, { answers: { [operation]: true } });
  const button = await screen.findByRole('button', { name });
  expect(asked(operation)).toEqual([]);
  await user.click(button);
  expect(await screen.findByText(done)).toBeVisible();
  expect(asked(operation)).toEqual([{ token: 'a.b.c' }]);
});

it.each(CASES)('%s says what to do with a link that is over', async (url, operation, name, _done) => {
  const over = 'This link has expired. Ask for a new one in My Account.';
  const { user } = renderApp(url, { answers: { [operation]: refusedAt('token', over) } });
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(over)).toBeVisible();
  expect(screen.queryByRole('button', { name })).toBeNull();
});

it.each(['/confirm-newsletter', '/stop-newsletter'])(
  '%s without a token asks to open the link again',
  async (url) => {
    renderApp(url);
    expect(await screen.findByText('Open the link in our email again.')).toBeVisible();
  },
);
