import type { EntityManager } from '@mikro-orm/postgresql';
import {
  AGREED_AT,
  type AgreementPlace,
  LEGAL_TITLES,
  type LegalVersion,
} from '../../../../rules/legal-documents.js';
import { termsOutdated, wrongField } from '../../../platform/errors/errors.js';
import { writeAgreement } from './legal.store.js';

interface Agreeing {
  readonly place: AgreementPlace;
  readonly userId: string;
  readonly checkoutId: string | null;
  /** The versions that the caller showed; when omitted, the call itself accepts the current ones. */
  readonly accepted: readonly LegalVersion[] | null | undefined;
  readonly now: Date;
}

/**
 * Records a customer's agreement, in one statement of the transaction that needs it. Throws CONFLICT with the current
 * versions when another one was shown, BAD_INPUT when a document was omitted.
 */
export async function agree(
  tx: EntityManager,
  { place, userId, checkoutId, accepted, now }: Agreeing,
): Promise<void> {
  const kinds = AGREED_AT[place];
  const acceptedBy = accepted ? 'screen' : 'call';
  const current = await writeAgreement(tx, { userId, checkoutId, kinds, acceptedBy, now });
  if (!accepted) return;
  for (const { kind, version } of current) {
    const shown = accepted.find((one) => one.kind === kind);
    if (!shown) throw wrongField('acceptedVersions', `Read “${LEGAL_TITLES[kind]}” and agree to it first`);
    if (shown.version !== version) throw termsOutdated({ versions: current });
  }
}
