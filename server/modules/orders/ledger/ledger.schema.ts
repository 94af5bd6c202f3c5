/** One row for each kind of document. */
export const DOCUMENT_SERIES_ROWS = `
insert into document_series (kind, prefix, last_number) values ('payment', 'INV-', 100000), ('refund', 'CRN-', 100000);
`;
