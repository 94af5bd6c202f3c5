import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PasswordStrengthMeter } from './PasswordStrengthMeter';

describe('the password strength meter', () => {
  it.each([
    ['a', 'weak'],
    ['abc1', 'fair'],
    ['Abcdefg1', 'good'],
    ['Abcdefg1!', 'strong'],
  ])('calls %p %s', (password, strength) => {
    render(<PasswordStrengthMeter password={password} />);
    expect(screen.getByRole('status').textContent).toBe(`Password strength: ${strength}`);
  });

  it('says of every rule whether it is met', () => {
    render(<PasswordStrengthMeter password="Abcdefgh" />);
    const text = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(text).toEqual([
      'At least 8 characters, met',
      'One uppercase letter, met',
      'One lowercase letter, met',
      'One number, not yet met',
      'One special character (!@#$%^&*(),.?":{}|<>), not yet met',
    ]);
  });
});
