import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from '@jest/globals';
import { errorCode, errorDetails, errorMessage, invalidFields } from './error-message';

const refused = new CombinedGraphQLErrors({
  errors: [
    {
      message: 'Please look at the form.',
      extensions: { code: 'BAD_INPUT', fields: [{ field: 'email', message: 'Taken' }] },
    },
  ],
});

describe('the words for a failure', () => {
  it('are the server’s own when it gave some', () => {
    expect(errorMessage(refused)).toBe('Please look at the form.');
    expect(errorCode(refused)).toBe('BAD_INPUT');
    expect(errorDetails(refused, 'BAD_INPUT')).toMatchObject({ fields: [{ field: 'email' }] });
    expect(errorDetails(refused, 'PRICES_CHANGED')).toBeNull();
    expect(invalidFields(refused)).toEqual([{ field: 'email', message: 'Taken' }]);
  });

  it('say that it took too long', () => {
    expect(errorMessage(new DOMException('signal timed out', 'TimeoutError'))).toBe(
      'Request timed out. Please try again.',
    );
  });

  it('say that nobody answered', () => {
    expect(errorMessage(new TypeError('Failed to fetch'))).toBe(
      'Network error. Please check your connection and try again.',
    );
  });

  it('come from the body of a refusal that is not GraphQL', () => {
    const error = new ServerError('413', {
      response: new Response(null, { status: 413 }),
      bodyText: '{"message":"File too large"}',
    });
    expect(errorMessage(error)).toBe('File too large');
  });

  it('are the caller’s when nobody gave any', () => {
    const error = new ServerError('502', {
      response: new Response(null, { status: 502 }),
      bodyText: '<html>',
    });
    expect(errorMessage(error, 'Login failed. Please try again.')).toBe('Login failed. Please try again.');
  });
});
