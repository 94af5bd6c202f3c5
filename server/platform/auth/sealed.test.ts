import { describe, expect, it } from '@jest/globals';
import { seal, unseal } from './sealed.js';

const NOW = { jwtSecret: 'the secret of now', previousSecrets: ['the secret of before'] };
const BEFORE = { jwtSecret: 'the secret of before' };

describe('a sealed text', () => {
  it('is read by its shop alone, for its purpose and owner, also after a rotation', () => {
    const sealed = seal(BEFORE, 'test', 'ann', 'a secret');
    expect(sealed).not.toContain('a secret');
    expect(seal(BEFORE, 'test', 'ann', 'a secret')).not.toBe(sealed);
    expect(unseal(NOW, 'test', 'ann', sealed)).toBe('a secret');
    expect(unseal({ jwtSecret: NOW.jwtSecret }, 'test', 'ann', sealed)).toBeNull();
    expect(unseal(NOW, 'another', 'ann', sealed)).toBeNull();
    expect(unseal(NOW, 'test', 'eve', sealed)).toBeNull();
  });

  it.each(['', 'x', 'A'.repeat(80)])('is not "%s"', (text) => {
    expect(unseal(NOW, 'test', 'ann', text)).toBeNull();
  });
});
