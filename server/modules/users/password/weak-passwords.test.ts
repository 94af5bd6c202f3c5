import { describe, expect, it } from '@jest/globals';
import { PASSWORD } from '../../../test/factories.js';
import { isStolen, refuseWeakPassword, stolenPasswords } from './weak-passwords.js';

const ANN = { name: 'Ann Archer', email: 'archie.bow@example.com', storeName: 'Harbourline' };
const STOLEN = 'This password is on lists of stolen passwords. Choose another one.';
const EASY = 'This password is too easy to guess. Choose one without your name, your email or our name.';

describe('a new password', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'P@$$w0rd1!',
    'Passw0rd!',
    '!!Password2026',
    'Qwerty123!',
    'Welcome1!',
    'Adm1n1strator!',
    'ILoveYou1!',
    'Summer2026!',
    'L3tme1n!!',
    '1Qaz@wsx',
    '!QAZ2wsx',
    'Abc12345!',
    'Aaaaaaa1!',
    'Password123456!',
    'Ｐａｓｓｗｏｒｄ1!',
  ])('"%s" is refused as stolen', async (password) => {
    await expect(refuseWeakPassword(password, ANN)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: STOLEN,
      details: { fields: [{ field: 'password', message: STOLEN }] },
    });
  });

  it.each([
    'Harbourline2026!',
    'H4rbourline99?!',
    'AnnArcher2026!',
    'Archie.Bow1',
    'Archie, Bow 1',
    'Shipping-Quote, 1',
    'Archer:Archer:1',
  ])('"%s" is refused as too easy to guess', async (password) => {
    await expect(refuseWeakPassword(password, ANN)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: EASY,
    });
  });

  it.each([
    PASSWORD,
    'Harbour-Lights-77!',
    'Correct-Horse-Battery-Staple9!',
    'Sunshine over Perth, 4 times',
    'Dragon 8391, 5527, 6104',
    'Xq84#719vk',
    'Ann likes 7 teapots!',
    'Überfahrt nach Sydney 12!',
    'Ключ-от-моря, 5',
    '海の鍵 Aa1! 忘れない',
    `🐳 Wal, 9 ${'ü'.repeat(500)}`,
    `Aa1! ${'x1 '.repeat(339)}`,
  ])('"%s" is taken', async (password) => {
    await expect(refuseWeakPassword(password, ANN)).resolves.toBeUndefined();
  });

  it('is refused for each of the 3,000 commonest ones, dressed up until it meets the rules', async () => {
    const commonest = [...(await stolenPasswords())]
      .filter((word) => /^\p{L}{4,}/u.test(word))
      .slice(0, 3_000);
    const taken: string[] = [];
    for (const word of commonest) {
      const dressed = `${word[0]?.toUpperCase()}${word.slice(1)}${word.length < 6 ? '123' : '1'}!`;
      if (!(await isStolen(dressed))) taken.push(dressed);
    }
    expect(commonest).toHaveLength(3_000);
    expect(taken).toEqual([]);
  });
});
