import { LEGAL_KINDS } from '../../../../rules/legal-documents.js';

/** One row for each kind from the start; without a text there is no draft. */
export const LEGAL_DRAFT_ROWS = `
insert into legal_drafts (kind) values ${LEGAL_KINDS.map((kind) => `('${kind}')`).join(', ')};
`;
