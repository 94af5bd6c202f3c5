import { DESTINATION_KEYS } from '../../../../rules/destinations.js';

/** One row for each destination from the start. */
export const GUIDES_ROWS = `
insert into destination_guides (destination) values ${DESTINATION_KEYS.map((key) => `('${key}')`).join(', ')};
`;
