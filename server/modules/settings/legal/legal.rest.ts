import { LEGAL_KINDS } from '../../../../rules/legal-documents.js';
import { int, listOf, object, oneOf, optional } from '../../../platform/rest/serializer.js';

const version = object<never>(
  'LegalVersion',
  'A version of a document.',
)({
  kind: oneOf(LEGAL_KINDS, 'The document.'),
  version: int('From 1.', 1),
});

/** Fields of a 409 when other versions than the current ones were accepted. */
export const TERMS_CONFLICT = {
  current: optional(
    object<never>(
      'CurrentTerms',
      'What is in force now.',
    )({ versions: listOf(version, 'The versions to show and to accept.') }),
  ),
};
