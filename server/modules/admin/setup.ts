import type { Company } from '../settings/settings.entity.js';
import type { SetupKind, SetupStep } from './morning.types.js';
import type { SetupFacts } from './setup.store.js';

/** The settings of the server's environment that set-up looks at. */
export interface SetupEnv {
  readonly smtpUrl: string | null;
  readonly stripe: { readonly sandbox: boolean; readonly secretKey: string };
}

/** How far a shop is set up, by looking at the facts. */
export function setupSteps(facts: SetupFacts, { smtpUrl, stripe }: SetupEnv): SetupStep[] {
  const step = (kind: SetupKind, isDone: boolean, left = 0): SetupStep => ({
    kind,
    isDone,
    left: isDone ? 0 : left,
  });
  return [
    step('company', isRealCompany(facts.company)),
    step('mail', smtpUrl !== null, facts.unsentEmails),
    step('payments', !stripe.sandbox && stripe.secretKey.includes('_live_')),
    step('collections', facts.areCollectionsSet),
    step('destinations', facts.uncheckedDestinations === 0, facts.uncheckedDestinations),
    step('documents', facts.firstDocuments === 0, facts.firstDocuments),
    step('colleague', facts.staff > 1),
  ];
}

/** Whether none of its details is one that a new shop comes with: a name of demo data, numbers of zeros, an example's address. */
function isRealCompany({ legalName, companyNumber, vatNumber, email }: Company): boolean {
  const isZeros = (text: string) =>
    text.includes('0') && ![...text].some((sign) => sign >= '1' && sign <= '9');
  return (
    !legalName.includes('(demo data)') &&
    ![companyNumber, vatNumber].some(isZeros) &&
    !email.endsWith('.example')
  );
}
