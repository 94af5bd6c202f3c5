import type { ApolloClient } from '@apollo/client';
import { areTermsOutdated } from '../../../data/are-terms-outdated';
import { errorDetails, errorMessage, invalidFields } from '../../../data/error-message';
import type { LoginInput, RegisterInput } from '../../../data/schema.generated';
import type { Problems } from '../../../lib/forms/use-checked-form';
import { LoginDocument, type SignedInFragment } from './login.generated';
import { RegisterDocument } from './register.generated';

export { completeSignIn } from './complete-sign-in';

export type Attempt = { readonly login: LoginInput } | { readonly register: RegisterInput };

interface Refusal {
  readonly message: string;
  /** By field name. */
  readonly problems: Problems;
  /** Other terms than those that were shown are in force. */
  readonly areTermsOutdated: boolean;
}

/** Logs in or registers; resolves to the session, or to the refusal: the server's message or `failed`. */
export async function requestSession(
  client: ApolloClient,
  attempt: Attempt,
  failed: string,
): Promise<{ session: SignedInFragment } | { refusal: Refusal }> {
  try {
    const session = await ask(client, attempt).catch((error) => completeWithCode(client, error));
    if (session?.token) return { session };
    const message = 'Invalid response from server';
    return { refusal: { message, problems: {}, areTermsOutdated: false } };
  } catch (error) {
    const problems = invalidFields(error).map(({ field, message }) => [field, message]);
    return {
      refusal: {
        message: errorMessage(error, failed),
        problems: Object.fromEntries(problems),
        areTermsOutdated: areTermsOutdated(error),
      },
    };
  }
}

/** Completes a login that waits for a second factor. Throws the refusal for any other, and without a code. */
export async function completeWithCode(client: ApolloClient, refusal: unknown): Promise<SignedInFragment> {
  const { challenge } = errorDetails(refusal, 'FACTOR_NEEDED') ?? {};
  const session =
    challenge && (await (await import('../second-factor/ask-for-code')).completeLogin(client, challenge));
  if (!session) throw refusal;
  return session;
}

async function ask(client: ApolloClient, attempt: Attempt): Promise<SignedInFragment | undefined> {
  if ('login' in attempt) {
    const variables = { input: attempt.login };
    return (await client.mutate({ mutation: LoginDocument, variables })).data?.login;
  }
  const variables = { input: attempt.register };
  return (await client.mutate({ mutation: RegisterDocument, variables })).data?.register;
}
