import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '../feedback/toast';
import { ChoiceMenu } from './ChoiceMenu';

const CHOICES = [
  { value: 'processing', label: 'Processing', tone: 'neutral' },
  { value: 'shipped', label: 'Shipped', tone: 'good' },
] as const;

it.each([
  ['a press', () => userEvent.click(button())],
  ['the arrow key', () => userEvent.type(button(), '{ArrowDown}', { skipClick: true })],
])('%s on the button opens the menu, although its code comes only then', async (_, open) => {
  const { calls } = show();
  button().focus();
  await open();
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Shipped' }));
  await waitFor(() => expect(calls).toEqual(['open', 'closed', 'shipped']));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

function button(): HTMLElement {
  return screen.getByRole('button', { name: 'Status' });
}

function show() {
  const calls: string[] = [];
  render(
    <ToastProvider>
      <ChoiceMenu
        value="processing"
        choices={CHOICES}
        isBusy={false}
        onChoose={(value) => calls.push(value)}
        onOpenChange={(isOpen) => calls.push(isOpen ? 'open' : 'closed')}
      >
        <button type="button">Status</button>
      </ChoiceMenu>
    </ToastProvider>,
  );
  return { calls };
}
