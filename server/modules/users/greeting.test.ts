import { expect, test } from '@jest/globals';
import { greetingOf } from './greeting.js';

test.each(['Madonna', 'J. R. Smith', 'Zoë O’Hara-Löwe', 'María Fernanda de la Cruz', '王小明', 'Αντώνης Κ.'])(
  '%s is greeted by name',
  (name) => {
    expect(greetingOf(name)).toBe(`Hello ${name},`);
  },
);

test.each([
  'claim at prize.example',
  'see https://prize.example',
  'Call 0113 496 0000',
  'Ann\nYou have won',
  'me@prize.example',
  '<b>Ann</b>',
  'you have won the first prize of our great lottery today',
  '',
  `${'a'.repeat(49)}!`,
])('%j is no name to repeat to a stranger', (name) => {
  expect(greetingOf(name)).toBe('Hello,');
});
