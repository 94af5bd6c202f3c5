import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection';

const row = (id: string, version = 1) => ({ id, version });
const FIRST = [row('a'), row('b')];
const SECOND = [row('c'), row('d')];

function open(onPage = FIRST, list = 'all') {
  const { result, rerender } = renderHook(({ onPage, list }) => useSelection(onPage, list), {
    initialProps: { onPage, list },
  });
  return {
    show: (onPage: typeof FIRST, list = 'all') => rerender({ onPage, list }),
    toggle: (id: string) => act(() => result.current.toggle(id)),
    toggleAll: () => act(() => result.current.toggleAll()),
    ids: () => result.current.selected.map(({ id }) => id).join(' '),
    idsOnPage: () => result.current.selectedOnPage.map(({ id }) => id).join(' '),
    versions: () => result.current.selected.map(({ version }) => version),
  };
}

it('rows stay selected on the other pages of a list, and not in another list', () => {
  const page = open();
  page.toggle('a');
  page.show(SECOND);
  page.toggle('d');
  expect([page.ids(), page.idsOnPage()]).toEqual(['a d', 'd']);
  page.show(FIRST, 'narrowed');
  expect(page.ids()).toBe('');
  page.show(FIRST);
  expect(page.ids()).toBe('a d');
});

it('all rows of a page are selected or none, whatever is selected on other pages', () => {
  const page = open();
  page.toggle('b');
  page.show(SECOND);
  page.toggle('c');
  page.toggleAll();
  expect(page.ids()).toBe('b c d');
  page.toggleAll();
  expect(page.ids()).toBe('b');
});

it('a selected row is the newest that the page shows', () => {
  const page = open();
  page.toggle('a');
  page.show([row('a', 2), row('b')]);
  expect(page.versions()).toEqual([2]);
});
