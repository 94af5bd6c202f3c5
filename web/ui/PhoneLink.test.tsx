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
