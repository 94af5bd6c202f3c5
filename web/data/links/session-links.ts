import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { throwError } from 'rxjs';
import { currentSession, EXPIRED_MESSAGE, expireSession, REFUSED_MESSAGE } from '../../session/session';
import { isTokenExpired } from '../../session/token-expiry';

/** Puts the bearer token and the guest id on every call. An expired token is not sent; the session ends instead. */
export const identifyLink = new ApolloLink((operation, forward) => {
  const { token, guestId } = currentSession();
  const sentToken = signsIn(operation) ? null : token;
  if (sentToken && isTokenExpired(sentToken)) {
    expireSession(EXPIRED_MESSAGE);
    return throwError(() => new Error('Token expired'));
  }
  operation.setContext(({ headers }) => ({
    sentToken,
    headers: {
      ...headers,
      'X-Guest-Id': guestId,
      ...(sentToken && { Authorization: `Bearer ${sentToken}` }),
    },
  }));
  return forward(operation);
});

/** Ends the session when the server rejects its token. A wrong password, or an answer to an earlier session, ends nothing. */
export const expiryLink = new ErrorLink(({ error, operation }) => {
  const { sentToken } = operation.getContext();
  if (sentToken && sentToken === currentSession().token && refusesToken(error))
    expireSession(REFUSED_MESSAGE);
});

function signsIn(operation: ApolloLink.Operation): boolean {
  return operation.operationName === 'Login' || operation.operationName === 'Register';
}

function refusesToken(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  if (!CombinedGraphQLErrors.is(error)) return false;
  const code = error.errors[0]?.extensions?.code;
  return code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED';
}
