import type { Company } from '../settings/settings.entity.js';
import type { SetupKind, SetupStep } from './morning.types.js';
import type { SetupFacts } from './setup.store.js';

/** The environment's settings that the set-up steps depend on. */
export interface SetupEnv {
  readonly smtpUrl: string | null;
  readonly stripe: { readonly sandbox: boolean; readonly secretKey: string };
}

/** The steps of setting up a shop, judged by the facts. */
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

/** False when a detail is a new shop's: a name of demo data, numbers of zeros, an example's address. */
function isRealCompany({ legalName, companyNumber, vatNumber, email }: Company): boolean {
  const isZeros = (text: string) =>
    text.includes('0') && ![...text].some((sign) => sign >= '1' && sign <= '9');
  return (
    !legalName.includes('(demo data)') &&
    ![companyNumber, vatNumber].some(isZeros) &&
    !email.endsWith('.example')
  );
}
