import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../test/render-app';

it('Previous and Next lead from step to step; Previous is disabled on the first, Next on the last', async () => {
  const { user, router } = renderApp('/new-quote');
  const stepIs = (step: number) =>
    waitFor(() => expect(router.state.location.search).toContain(`step=${step}`));
  expect(await screen.findByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await stepIs(2);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Complete' }));
  await stepIs(3);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await stepIs(2);
});

it('a double press of Next leads one step on', async () => {
  const { user, router } = renderApp('/new-quote');
  await user.dblClick(await screen.findByRole('button', { name: 'Next' }));
  await screen.findByRole('button', { name: 'Complete' });
  expect(router.state.location.search).toContain('step=2');
});

it('the last step without items says so, ticks no step as done and leads back', async () => {
  const { router } = renderApp('/new-quote?step=3');
  for (const number of ['1', '2', '3']) expect(await screen.findByText(number)).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Back to Build Order' }));
  await waitFor(() => expect(router.state.location.search).toContain('step=1'));
});
