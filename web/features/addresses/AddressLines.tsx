import { styled } from 'styled-components';
import { STREET_TO_FOLLOW } from '../../../rules/people/street-to-follow';
import { type } from '../../design/theme/tokens';
import type { PlacedAddressFragment } from './placed-address.generated';

/** An address as written on a parcel. */
export function AddressLines({ name, address }: { name?: string; address: PlacedAddressFragment }) {
  const { line1, line2, city, state, postcode, country } = address;
  const lines = [
    name,
    line1 || STREET_TO_FOLLOW,
    line2,
    [city, state, postcode].filter(Boolean).join(', '),
    country,
  ].filter(Boolean);
  return (
    <Lines>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Lines>
  );
}

const Lines = styled.address`
  display: grid;
  ${type('small')}
  font-style: normal;
  overflow-wrap: anywhere;
`;
