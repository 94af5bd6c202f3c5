import { describe, expect, it } from '@jest/globals';
import { type PasswordRuleName, passwordRules, passwordStrength } from './password-rules.js';

function unmet(password: string): PasswordRuleName[] {
  return passwordRules(password)
    .filter((rule) => !rule.met)
    .map((rule) => rule.rule);
}

describe('a new password', () => {
  it.each<[string, PasswordRuleName[]]>([
    ['', ['length', 'uppercase', 'lowercase', 'digit', 'special']],
    ['Abc123!', ['length']],
    ['abcd123!', ['uppercase']],
    ['ABCD123!', ['lowercase']],
    ['Abcdefg!', ['digit']],
    ['Abcd1234', ['special']],
    ['Abcd-123', ['special']],
    ['Admin123!', []],
  ])('"%s" leaves %j unmet', (password, rules) => {
    expect(unmet(password)).toEqual(rules);
  });

  it.each([...'!@#$%^&*(),.?":{}|<>'])('%s counts as a special character', (character) => {
    expect(unmet(`Abcd123${character}`)).toEqual([]);
  });

  it('four emoji are four characters, not eight', () => {
    expect(unmet('👍👍👍👍')).toContain('length');
  });

  it.each([
    ['', 'weak'],
    ['abc', 'weak'],
    ['abc1', 'fair'],
    ['Abc1', 'fair'],
    ['Abc1!', 'good'],
    ['Abcdefg1', 'good'],
    ['Abcdefg1!', 'strong'],
  ])('"%s" is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
