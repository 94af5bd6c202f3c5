import { styled } from 'styled-components';
import { destinationName, findDestination } from '../../../rules/destinations';
import type { DestinationKey } from '../../data/schema.generated';
import { color } from '../../design/theme/colors';
import { space, type } from '../../design/theme/tokens';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { formatPounds } from '../../lib/formats/formats';
import type { StaffProductFragment } from './products.generated';

/** A product's price per destination, by country code, and where it is not sold. */
export function PriceList({ product: { prices, notSoldTo } }: { product: StaffProductFragment }) {
  return (
    <>
      <Prices>
        {prices?.map(({ destination, country, price }) => (
          <div key={destination}>
            <dt title={country}>
              <span aria-hidden="true">{shortName(destination)}</span>
              <VisuallyHidden>{country}</VisuallyHidden>
            </dt>
            <dd>{formatPounds(price.minorUnits)}</dd>
          </div>
        ))}
      </Prices>
      {notSoldTo && notSoldTo.length > 0 && (
        <Missing>Not sold to {notSoldTo.map(destinationName).join(', ')}</Missing>
      )}
    </>
  );
}

/** The code of the country, but where that is not the destination's own. */
function shortName(destination: DestinationKey): string | undefined {
  const place = findDestination(destination);
  return place?.key === 'dubai' ? place.name : place?.countryCode;
}

const Prices = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
  gap: 0 ${space(3)};
  ${type('caption')}
  font-variant-numeric: tabular-nums;

  width: 100%;
  @container (min-width: 54.01rem) { grid-template-columns: repeat(4, minmax(5rem, max-content)); }

  > div { display: flex; justify-content: space-between; gap: ${space(1.5)}; }
  dt { color: ${color.textMuted}; }
`;

const Missing = styled.p`
  margin-block-start: ${space(1)};
  ${type('caption', 500)}
  color: ${color.warn};
`;
