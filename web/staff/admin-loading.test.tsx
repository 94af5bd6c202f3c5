import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '../test/render-app';
import { ADMIN_PAGES } from './ui/admin-pages';

it.each(ADMIN_PAGES)(
  '$to has the heading that its loading state shows',
  async ({ to, label, title = label }) => {
    renderApp(to, { session: 'admin' });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
);
