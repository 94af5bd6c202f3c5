import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../test/render-app';

const GENERATED = 'kJ8!vR2#tQ9$wX4%zL7^pN1&mB6*';

describe.each([
  ['/login', ['current-password']],
  ['/register', ['new-password']],
] as const)('a password at %s', (address, kinds) => {
  it('is hidden while it is typed, unless its owner asks to see it', async () => {
    const { user, fields } = await visit(address);
    for (const field of fields()) expect(field.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(fields()[0]?.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(fields()[0]?.type).toBe('password');
  });

  it('may be pasted, and is marked for password managers', async () => {
    const { user, fields } = await visit(address);
    expect(fields().map(({ autocomplete }) => autocomplete)).toEqual(kinds);
    for (const field of fields()) {
      await user.click(field);
      await user.paste(GENERATED);
      expect(field.value).toBe(GENERATED);
      expect(field.maxLength).toBe(-1);
    }
  });
});

async function visit(address: string) {
  const app = renderApp(address);
  await screen.findByRole('button', { name: 'Show password' });
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]')];
  return { ...app, fields };
}
