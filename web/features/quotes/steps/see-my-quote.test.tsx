import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../test/render-app';

/** The button of the narrow screens' bar, the last of its name on the page. */
const inBar = async (name: string) => (await screen.findAllByRole('button', { name })).at(-1)!;

it('the button that sends the booking form is not the element that "See my quote" was', async () => {
  const { user, router } = renderApp('/new-quote?step=2');
  const see = await inBar('See my quote');
  await user.click(see);
  expect(await inBar('Proceed to Payment')).not.toBe(see);
  expect(see).toHaveProperty('type', 'button');
  expect(router.state.location.search).toContain('step=3');
});

it('a double press leads one step on and does not send the booking form', async () => {
  const { user, router } = renderApp('/new-quote');
  await user.dblClick(await inBar('Choose service'));
  await inBar('See my quote');
  expect(router.state.location.search).toContain('step=2');
  await user.dblClick(await inBar('See my quote'));
  await inBar('Proceed to Payment');
  expect(await screen.findByLabelText('Collection date')).not.toHaveAttribute('aria-invalid', 'true');
});
