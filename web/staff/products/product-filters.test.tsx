import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { pageOf } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';

beforeEach(() => {
  window.scrollTo = () => {};
});

function visit(address: string) {
  return renderApp(address, {
    session: 'admin',
    answers: {
      adminProducts: pageOf([{ id: 'p1', name: 'Pine Chest', category: { id: 'c1', name: 'Boxes' } }]),
      adminProductAttributes: { collection: [], color: [], gender: [], material: ['Oak', 'Pine'], brand: [] },
    },
  });
}

it('products are filtered by the attributes that any of them has, and by size', async () => {
  const { user, router, asked } = visit('/admin/products');
  await screen.findByRole('button', { name: 'Pine Chest' });
  await user.selectOptions(await screen.findByLabelText('Material'), 'Pine');
  await user.type(screen.getByLabelText('Size'), '46 x');
  await waitFor(() => expect(router.state.location.search).toBe('?size=46+x&material=Pine'));
  await waitFor(() =>
    expect(asked('adminProducts').at(-1)).toMatchObject({ filter: { material: 'Pine', size: '46 x' } }),
  );
  expect(screen.queryByLabelText('Maker')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('a value of an address that no product has is shown as the filter that it is', async () => {
  visit('/admin/products?brand=Nobody');
  await screen.findByRole('button', { name: 'Pine Chest' });
  expect(screen.getByLabelText('Maker')).toHaveValue('Nobody');
});
