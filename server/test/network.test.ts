import { describe, expect, it } from '@jest/globals';

describe('the network', () => {
  it.each(['http://192.0.2.1/', 'https://example.com/'])('is closed to tests: %s', async (address) => {
    const refused = { message: expect.stringContaining('Tests do not reach the network') };
    await expect(fetch(address)).rejects.toMatchObject({ cause: refused });
  });
});
