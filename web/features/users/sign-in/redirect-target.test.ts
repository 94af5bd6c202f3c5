import { describe, expect, it } from '@jest/globals';
import { safePath } from './sign-in-return';

describe('where a sign-in may lead', () => {
  it.each(['/checkout', '/new-quote?toCountry=USA&toCity=Boston', '/user/orders/7?success=true#map'])(
    'to a page of ours: %s',
    (path) => expect(safePath(path)).toBe(path),
  );

  it.each([
    'https://evil.example/',
    '//evil.example/login',
    '/\\evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'checkout',
    ' /checkout',
    '',
    null,
    undefined,
  ])('home instead of %p', (target) => expect(safePath(target)).toBe('/'));
});
