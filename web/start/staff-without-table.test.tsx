/** @jest-environment jest-fixed-jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';

let asked = 0;

jest.unstable_mockModule('../staff/pages', () => {
  asked += 1;
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { renderApp } = await import('../test/render-app');

it('apologises when the table of the pages of staff does not load, and asks for it again at the next visit', async () => {
  const { router } = renderApp('/admin', { session: 'admin' });
  expect(await screen.findByRole('heading', { name: 'This page has been updated' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
  const before = asked;
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('heading', { name: /^Your boxes/ })).toBeVisible();
  await act(() => router.navigate('/admin/orders'));
  expect(await screen.findByRole('heading', { name: 'This page has been updated' })).toBeVisible();
  expect(asked).toBe(before + 1);
});
