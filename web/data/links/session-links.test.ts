/** @jest-environment jest-fixed-jsdom */
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  currentExpiryMessage,
  currentSession,
  EXPIRED_MESSAGE,
  endSession,
  REFUSED_MESSAGE,
  startSession,
} from '../../session/session';
import { tokenUntil } from '../../session/test-tokens';
import { expiryLink, identifyLink } from './session-links';

const user = { id: '7', name: 'Ada', email: 'ada@example.com', role: 'CUSTOMER' as const };
const orders = gql`query Orders { orders }`;
const login = gql`mutation Login { login }`;

let sent: Record<string, string>[] = [];

beforeEach(() => {
  endSession();
  sent = [];
});

describe('identified calls', () => {
  it('carry the bearer token and the guest id', async () => {
    const token = tokenUntil('in an hour');
    startSession(token, user);
    await clientAnswering().query({ query: orders });
    expect(sent).toEqual([{ Authorization: `Bearer ${token}`, 'X-Guest-Id': currentSession().guestId }]);
  });

  it('carry only the guest id for a guest', async () => {
    await clientAnswering().query({ query: orders });
    expect(sent).toEqual([{ 'X-Guest-Id': currentSession().guestId }]);
  });

  it('are not sent with a token that is over; the session ends instead', async () => {
    startSession(tokenUntil('an hour ago'), user);
    await expect(clientAnswering().query({ query: orders })).rejects.toThrow('Token expired');
    expect(sent).toEqual([]);
    expect(currentExpiryMessage()).toBe(EXPIRED_MESSAGE);
    expect(currentSession().user).toBeNull();
  });
});

describe('an answer that refuses the token', () => {
  it.each(['UNAUTHENTICATED', 'TOKEN_EXPIRED'])('ends the session (%s)', async (code) => {
    startSession(tokenUntil('in an hour'), user);
    await expect(clientAnswering(code).query({ query: orders })).rejects.toThrow();
    expect(currentExpiryMessage()).toBe(REFUSED_MESSAGE);
    expect(currentSession().user).toBeNull();
  });

  it('ends nothing when it is about a wrong password', async () => {
    startSession(tokenUntil('in an hour'), user);
    await expect(clientAnswering('UNAUTHENTICATED').mutate({ mutation: login })).rejects.toThrow();
    expect(currentExpiryMessage()).toBeNull();
    expect(currentSession().user?.id).toBe(user.id);
  });

  it('ends nothing when somebody has signed in meanwhile', async () => {
    startSession(tokenUntil('in an hour'), user);
    const newToken = `${tokenUntil('in an hour')}new`;
    const client = clientAnswering('UNAUTHENTICATED', () => startSession(newToken, user));
    await expect(client.query({ query: orders })).rejects.toThrow();
    expect(currentExpiryMessage()).toBeNull();
    expect(currentSession().token).toBe(newToken);
  });

  it('ends nothing for a guest', async () => {
    await expect(clientAnswering('UNAUTHENTICATED').query({ query: orders })).rejects.toThrow();
    expect(currentExpiryMessage()).toBeNull();
  });

  it('ends nothing when only this thing is forbidden', async () => {
    startSession(tokenUntil('in an hour'), user);
    await expect(clientAnswering('FORBIDDEN').query({ query: orders })).rejects.toThrow();
    expect(currentSession().user?.id).toBe(user.id);
  });
});

/** A client whose server answers with this error code, or with data. */
function clientAnswering(code?: string, conflict?: () => void): ApolloClient {
  const server = new ApolloLink((operation) => {
    sent.push(operation.getContext().headers);
    return new Observable((observer) => {
      conflict?.();
      observer.next(
        code
          ? { errors: [{ message: 'No.', extensions: { code } }] }
          : { data: { orders: 'none', login: 'yes' } },
      );
      observer.complete();
    });
  });
  return new ApolloClient({
    link: ApolloLink.from([expiryLink, identifyLink, server]),
    cache: new InMemoryCache(),
  });
}
