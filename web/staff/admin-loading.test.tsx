import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { addressOf } from '../lib/page/pages';
import { renderApp } from '../test/render-app';
import { STAFF_PAGES } from './pages';

it.each(STAFF_PAGES.map((page) => ({ ...page, to: addressOf(page) })))(
  '$to has the heading that its loading state shows',
  async ({ to, title }) => {
    renderApp(to, { session: 'admin' });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
);
