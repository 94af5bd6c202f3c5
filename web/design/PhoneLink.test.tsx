import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Field } from './forms/Field';
import { TextInput } from './forms/inputs';
import { PhoneLink } from './PhoneLink';

it('a phone number reads from left to right on a page that reads from right to left', () => {
  render(
    <div dir="rtl">
      <PhoneLink number="+44 800 123 456" />
    </div>,
  );
  expect(screen.getByText('+44 800 123 456')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+44800123456');
});

it.each([
  ['+44 (0)20 7946 0001 ext 12', 'tel:+442079460001;ext=12'],
  ['0044 20 7946 0001', 'tel:+442079460001'],
  ['(020) 7946.0001', 'tel:02079460001'],
])('%s is dialled at %s', (number, address) => {
  render(<PhoneLink number={number} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', address);
});

it('the text of a link that calls keeps the direction of its page', () => {
  render(<PhoneLink number="+44 800 123 456">Call Ada</PhoneLink>);
  expect(screen.getByText('Call Ada')).not.toHaveAttribute('dir');
});

it('a phone number is typed from left to right', () => {
  render(
    <Field label="Phone">
      <TextInput type="tel" />
    </Field>,
  );
  expect(screen.getByLabelText('Phone')).toHaveAttribute('dir', 'ltr');
});
