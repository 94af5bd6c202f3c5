import { afterEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useHashTarget } from './use-hash-target';

function Documents() {
  useHashTarget();
  return (
    <section id="documents" aria-label="Documents" tabIndex={-1}>
      <details>
        <summary>Invoice</summary>
      </details>
    </section>
  );
}

function mountLate(address: string) {
  window.history.replaceState(null, '', address);
  render(
    <MemoryRouter initialEntries={['/user/orders/o1#documents']}>
      <Documents />
    </MemoryRouter>,
  );
  return screen.getByRole('region', { name: 'Documents' });
}

Element.prototype.scrollIntoView = () => {};
afterEach(() => window.history.replaceState(null, '', '/'));

it('opens and focuses the part that the address names', () => {
  const part = mountLate('/user/orders/o1#documents');
  expect(part).toHaveFocus();
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

it('leaves the focus alone when the address has changed before the part was rendered', () => {
  const part = mountLate('/user/orders/o1');
  expect(part).not.toHaveFocus();
});
