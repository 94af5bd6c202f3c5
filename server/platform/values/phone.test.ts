import { expect, it } from '@jest/globals';
import { phoneRefusal } from './phone.js';

it.each([
  '',
  null,
  '+44 20 7946 0001',
  '0049 30 901820',
  '+852 2345 6789 ext 12',
  '5550000',
  '(201) 555-0123',
])('%j is no wrong phone number', (typed) => {
  expect(phoneRefusal(typed)).toBeNull();
});

it.each(['+44 20 7946', '+999 555 0123', '+1 201 555 0123 9', '0044 207 946', 'call me'])(
  '%j is no number of any country',
  (typed) => {
    expect(phoneRefusal(typed)).toBe('Enter a valid phone number');
  },
);
