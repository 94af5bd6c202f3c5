import { afterEach, expect, it } from '@jest/globals';
import { apiUrl } from './api-url';

afterEach(() => {
  delete process.env.API_URL;
});

it("calls go to the page's own host, or to the one that the build was given", () => {
  expect(apiUrl('/graphql')).toBe('/graphql');
  process.env.API_URL = 'https://api.example';
  expect(apiUrl('/graphql')).toBe('https://api.example/graphql');
});
