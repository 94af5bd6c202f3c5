import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '../../../test/mock-server';
import { renderApp } from '../../../test/render-app';

const CART = {
  ...{ id: 'cart', destination: 'AUSTRALIA', fromCity: 'Leeds', toCity: 'Perth' },
  lines: [{ name: 'Kite', quantity: 2, unitPrice: { minorUnits: 20_000 }, unitVolumeCm3: 1, product: null }],
};

it('"Your shipment" is read from its title, leads on to the service, and counts own boxes among other items', async () => {
  const { user, router } = renderApp('/new-quote', {
    session: 'customer',
    answers: {
      cart: CART,
      categories: [
        { id: 'c1', name: 'Garden', slug: 'garden' },
        { id: 'c2', name: 'Other Items', slug: 'other-items' },
      ],
      products: pageOf([]),
    },
  });
  expect(await screen.findByRole('button', { name: /^Other Items.*2 in your shipment/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^£.*2 items/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Your shipment' }));
  await waitFor(() => expect(sheet.getByRole('heading', { name: 'Your shipment' })).toHaveFocus());
  expect(sheet.getByRole('textbox', { name: /Quantity of Kite/ })).toHaveValue('2');
  await user.click(sheet.getByRole('button', { name: 'Choose service' }));
  await waitFor(() => expect(router.state.location.search).toContain('step=2'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
