import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './QuantityStepper';

afterEach(cleanup);

function show({ start = 0, min, max = 999 }: { start?: number; min?: number; max?: number } = {}) {
  const given: number[] = [];
  function Counted() {
    const [quantity, setQuantity] = useState(start);
    const onChange = (wanted: number) => {
      given.push(wanted);
      setQuantity(wanted);
    };
    return <QuantityStepper name="Book Box" quantity={quantity} min={min} max={max} onChange={onChange} />;
  }
  render(<Counted />);
  return {
    given,
    user: userEvent.setup(),
    field: screen.getByLabelText('Quantity of Book Box', { selector: 'input' }),
  };
}

it('25 boxes are one press and two keys', async () => {
  const { user, field, given } = show();
  await user.click(field);
  await user.keyboard('25');
  await user.tab();
  expect(field).toHaveValue('25');
  expect(given.at(-1)).toBe(25);
});

it('a typed quantity counts at once, and plus goes on from it', async () => {
  const { user, field, given } = show();
  await user.type(field, '8');
  expect(given).toEqual([8]);
  await user.click(screen.getByRole('button', { name: 'Add one Book Box' }));
  expect(field).toHaveValue('9');
});

it.each([
  ['more than can be ordered', '1000', 'Enter a whole number from 0 to 999.'],
  ['what is no number', 'ten', 'Enter a whole number from 0 to 999.'],
  ['a part of one', '1.5', 'Enter a whole number from 0 to 999.'],
  ['less than none', '-3', 'Enter a whole number from 0 to 999.'],
])('%s keeps the quantity, and says why', async (_what, text, reason) => {
  const { user, field, given } = show({ start: 5 });
  await user.clear(field);
  await user.type(field, text);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(reason);
  await user.tab();
  expect(field).toHaveValue('5');
  expect(given.at(-1) ?? 5).toBe(5);
  expect(screen.getByText(reason)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add one Book Box' }));
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
});

it('a field that was emptied has its quantity again, without a word', async () => {
  const { user, field, given } = show({ start: 5 });
  await user.clear(field);
  expect(field).toHaveValue('');
  await user.tab();
  expect(field).toHaveValue('5');
  expect(given).toEqual([]);
});

it('a line of the shipment has at least one', async () => {
  const { user, field } = show({ start: 2, min: 1 });
  await user.clear(field);
  await user.type(field, '0');
  expect(field).toHaveAccessibleDescription('Enter a whole number from 1 to 999.');
});
