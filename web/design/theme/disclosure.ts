import { color } from './colors';

/** The one sign of a `summary` that opens and closes: a chevron at its end. */
export const disclosureMarker = `
  list-style: none;
  &::-webkit-details-marker { display: none; }

  &::after {
    content: '';
    display: inline-block;
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    margin-inline: 0.75rem 0.25rem;
    border: solid ${color.textMuted};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    translate: 0 -25%;
  }

  [open] > &::after { rotate: 225deg; translate: 0 25%; }
`;
