import type { ApolloClient } from '@apollo/client';
import { createRoot } from 'react-dom/client';
import { requireData } from '../../../data/error-message';
import type { SignedInFragment } from '../sign-in/login.generated';
import { CodeDialog } from './CodeDialog';
import { CompleteLoginDocument, ProveSecondFactorDocument } from './factor-proof.generated';

/** Completes a login with a code; null when the visitor closes the dialog. */
export function completeLogin(client: ApolloClient, challenge: string): Promise<SignedInFragment | null> {
  return askForCode(async (code) => {
    const variables = { input: { challenge, code } };
    const { data } = await client.mutate({ mutation: CompleteLoginDocument, variables });
    return requireData(data).completeLogin;
  });
}

/** Proves the second factor of the session again with a code; false when the user closes the dialog. */
export async function proveSecondFactor(client: ApolloClient): Promise<boolean> {
  const proved = await askForCode(async (code) => {
    const variables = { input: { code } };
    const { data } = await client.mutate({ mutation: ProveSecondFactorDocument, variables });
    return requireData(data).proveSecondFactor;
  });
  return proved ?? false;
}

/** Shows the dialog above everything else, in a root of its own: whatever asks needs no place for it. */
function askForCode<T>(send: (code: string) => Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    const close = (result: T | null) => {
      root.unmount();
      host.remove();
      resolve(result);
    };
    root.render(<CodeDialog submit={async (code) => close(await send(code))} onClose={() => close(null)} />);
  });
}
