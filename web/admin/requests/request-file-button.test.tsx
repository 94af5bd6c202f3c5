import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ToastProvider } from '../../ui/feedback/toast';
import { RequestFileButton } from './RequestFileButton';

it.each([
  ['UNSCANNED', true, 'Not scanned for viruses. Open it only if you trust who sent it.'],
  ['CLEAN', true, 'The virus scanner found nothing.'],
  ['WAITING', false, 'Not checked for viruses yet. Try again in a few minutes.'],
  ['HARMFUL', false, 'Removed: the virus scanner found something in it.'],
] as const)('staff read of a file that is %s how far it was checked', (safety, opens, note) => {
  const file = { name: 'offer.pdf', type: 'application/pdf', safety };
  render(
    <ToastProvider>
      <RequestFileButton id="1" reference="R-10001" file={file} />
    </ToastProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Download offer.pdf' }) !== null).toBe(opens);
  expect(screen.getByText(note)).toBeTruthy();
});
