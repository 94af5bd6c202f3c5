import { describe, expect, it } from '@jest/globals';
import { DESTINATION_KEYS } from '../destinations.js';
import { isEmail, isPhoneNumber, postcodeRequired } from './contact-rules.js';

describe('contact details', () => {
  it.each(['a@b.co', 'first.last+move@example.co.uk', "o'neil@sub.example.com"])('%s is an email', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each(['', 'a@b', '@b.co', 'a@.', 'a b@c.co', 'a@@b.co', ' a@b.co', `${'a'.repeat(250)}@b.co`])(
    '"%s" is not an email',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it.each([
    '<a@b.co>',
    'x,a@b.co',
    'x;a@b.co',
    'x:a@b.co',
    '"x"a@b.co',
    'a(x)@b.co',
    'a\\@b.co',
    'a@[1.2.3.4]',
  ])('"%s", which a mail server would take for another one, is not an email', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('a very long wrong email is refused at once', () => {
    const started = performance.now();
    expect(isEmail(`a@${'.'.repeat(1_000_000)}`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it.each(['020 7946 0000', '+44 (0)20 7946-0000', '+61 2 5550 0000', '5550000'])(
    '%s is a phone number',
    (text) => {
      expect(isPhoneNumber(text)).toBe(true);
    },
  );

  it.each(['', '555000', 'call me 5550000', '020+7946+0000', '(((((((', '1'.repeat(21)])(
    '"%s" is not a phone number',
    (text) => {
      expect(isPhoneNumber(text)).toBe(false);
    },
  );

  it('addresses in Hong Kong, Dubai and Bahrain have no postcode; all others do', () => {
    expect(DESTINATION_KEYS.filter((key) => !postcodeRequired(key))).toEqual([
      'bahrain',
      'dubai',
      'hongkong',
    ]);
  });
});
