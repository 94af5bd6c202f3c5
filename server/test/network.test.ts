import { describe, expect, it } from '@jest/globals';

describe('the network', () => {
  it.each(['http://192.0.2.1/', 'https://example.com/'])('is closed to tests: %s', async (address) => {
    const fault: Error = await fetch(address).then(
      () => new Error('It was reached'),
      (fault) => fault.cause,
    );
    // Recognised by its message: the error may come from another realm.
    expect(fault.message).toContain('Tests do not reach the network');
  });
});
