import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '../../../ui/feedback/toast';
import { ChoiceMenu } from './ChoiceMenu';

const CHOICES = [
  { value: 'processing', words: 'Processing', tone: 'neutral' },
  { value: 'shipped', words: 'Shipped', tone: 'good' },
] as const;

it.each([
  ['a press', () => userEvent.click(button())],
  ['the arrow key', () => userEvent.type(button(), '{ArrowDown}', { skipClick: true })],
])('%s on the button opens the menu, although its code comes only then', async (_, open) => {
  const { told } = show();
  button().focus();
  await open();
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Shipped' }));
  await waitFor(() => expect(told).toEqual(['open', 'closed', 'shipped']));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
});

function button(): HTMLElement {
  return screen.getByRole('button', { name: 'Status' });
}

function show() {
  const told: string[] = [];
  render(
    <ToastProvider>
      <ChoiceMenu
        value="processing"
        choices={CHOICES}
        isBusy={false}
        onChoose={(value) => told.push(value)}
        onOpenChange={(isOpen) => told.push(isOpen ? 'open' : 'closed')}
      >
        <button type="button">Status</button>
      </ChoiceMenu>
    </ToastProvider>,
  );
  return { told };
}
