import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ToastProvider } from '../../design/feedback/toast';
import { AttachmentList } from './AttachmentList';

it.each([
  ['UNSCANNED', true, 'Not scanned for viruses. Open it only if you trust who sent it.'],
  ['CLEAN', true, 'The virus scanner found nothing.'],
  ['WAITING', false, 'Not checked for viruses yet. Try again in a few minutes.'],
  ['HARMFUL', false, 'Removed: the virus scanner found something in it.'],
] as const)('the other side reads of a file that is %s how far it was checked', (safety, opens, note) => {
  const file = { id: '1', name: 'offer.pdf', type: 'application/pdf', size: 1_000, safety } as const;
  render(
    <ToastProvider>
      <AttachmentList files={[file]} isOurs={false} />
    </ToastProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Download offer.pdf' }) !== null).toBe(opens);
  expect(screen.getByText(note)).toBeTruthy();
});
