import { describe, expect, it } from '@jest/globals';
import { cardRefused, isUnanswered } from './card-errors';

describe('words for what a bank refuses', () => {
  it.each([
    [{ type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
    [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'enough money'],
    [{ type: 'card_error', code: 'expired_card' }, 'has expired'],
    [{ type: 'card_error', code: 'incorrect_cvc' }, 'CVC'],
    [{ type: 'card_error', code: 'processing_error' }, "couldn't process the card"],
    [{ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }, "couldn't verify you"],
    [{ type: 'card_error', code: 'something_new' }, 'declined'],
    [{ type: 'rate_limit_error' }, 'Payment failed. Please try again.'],
  ])('%j says what happened and that nothing was charged', (error, text) => {
    const { message, charged } = cardRefused(error);
    expect(message).toContain(text);
    expect(message).toContain("You haven't been charged");
    expect(charged).toBe('no');
  });

  it.each([
    [{ type: 'api_connection_error' }, true],
    [{ type: 'api_error' }, true],
    [{ type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }, true],
    [{ type: 'card_error', code: 'card_declined' }, false],
    [{ type: 'validation_error' }, false],
  ])('%j leaves the question of money open: %s', (error, isOpen) => {
    expect(isUnanswered(error)).toBe(isOpen);
  });
});
