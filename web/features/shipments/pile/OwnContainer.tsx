import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CONTAINERS, type OwnContainer as Compared, compareContainers } from '../../../../rules/containers';
import { CONTAINER_SIZES } from '../../../../rules/destination-guide';
import { type DestinationKey, destinationName } from '../../../../rules/destinations';
import { toCubicMetres } from '../../../../rules/prices/volume';
import { fromGraphqlEnum, toGraphqlEnum } from '../../../data/enums';
import { Notice } from '../../../design/feedback/Notice';
import { PhoneLink } from '../../../design/PhoneLink';
import { Stack } from '../../../design/Stack';
import { color } from '../../../design/theme/colors';
import { disclosureMarker } from '../../../design/theme/disclosure';
import { touchTarget, type } from '../../../design/theme/tokens';
import { formatCount, formatDate, formatPounds } from '../../../lib/formats/formats';
import { usePhone } from '../../../lib/shop/shop';
import { useContainerPricesQuery } from './OwnContainer.generated';
import type { ShipmentSums } from './shipment-sums';

interface OwnContainerProps {
  quote: ShipmentSums;
  destination: DestinationKey;
  /** Of a saved quote. */
  reference?: string | undefined;
}

/**
 * From which volume a container of one's own costs less than the quote, an offer from there on, and the containers with
 * their sizes, prices and sources.
 */
export function OwnContainer({ quote, destination, reference }: OwnContainerProps) {
  const { data } = useContainerPricesQuery({ variables: { destination: toGraphqlEnum(destination) } });
  const prices = (data?.destinationGuide.containerPrices ?? []).map(({ size, price, ...sourced }) => ({
    ...{ size: fromGraphqlEnum(size), pricePence: price.minorUnits },
    ...sourced,
  }));
  const compared = compareContainers(quote, prices);
  const [sourced] = prices;
  return (
    <Stack gap={2}>
      {compared && <Comparison compared={compared} destination={destination} reference={reference} />}
      <details>
        <Summary>Container sizes and prices</Summary>
        <Stack gap={2}>
          {CONTAINER_SIZES.map((size) => {
            const { name, insideM3, usableM3, payloadKg } = CONTAINERS[size];
            const price = prices.find((one) => one.size === size);
            return (
              <p key={size}>
                <strong>{name}</strong>
                {price && `, about ${pounds(price.pricePence)} to ${destinationName(destination)}`}:{' '}
                {insideM3} m³ inside, about {usableM3} m³ usable, up to {formatCount(payloadKg)} kg
              </p>
            );
          })}
          <Source>
            Sizes: {CONTAINERS.ft20.source}. Checked {formatDate(CONTAINERS.ft20.checkedOn)}.
          </Source>
          {sourced && (
            <Source>
              Prices: {sourced.source}. Checked {formatDate(sourced.checkedOn)}.
            </Source>
          )}
        </Stack>
      </details>
    </Stack>
  );
}

interface ComparisonProps {
  compared: Compared;
  destination: DestinationKey;
  reference: string | undefined;
}

function Comparison({ compared, destination, reference }: ComparisonProps) {
  const phone = usePhone();
  const us = phone ? <PhoneLink number={phone} /> : 'us';
  const { size, pricePence, savedPence, fromCm3 } = compared;
  const container = `A ${CONTAINERS[size].name} container of your own to ${destinationName(destination)}`;
  if (savedPence === 0)
    return (
      <p>
        {container} costs about {pounds(pricePence)}. It pays off from about{' '}
        {Math.ceil(toCubicMetres(fromCm3))} m³ of items like yours.
      </p>
    );
  return (
    <Notice kind="good" title="A container of your own is cheaper">
      <p>
        {container} costs about {pounds(pricePence)} door to door, {formatPounds(savedPence)} less than this
        quote before its service. You can't book one online.{' '}
        {reference ? (
          <>
            Call {us} with the number {reference} and we'll make you an offer.
          </>
        ) : (
          <>
            <Link to="/request?kind=container">Ask for an offer</Link>, and we'll email you a price to book.
          </>
        )}
      </p>
    </Notice>
  );
}

/** An estimate has no pence. */
function pounds(pence: number): string {
  return formatPounds(pence).replace(/\.00$/, '');
}

const Summary = styled.summary`
  ${disclosureMarker}
  display: flex;
  align-items: center;
  min-height: ${touchTarget};
  ${type('small', 600)}
  cursor: pointer;
`;

const Source = styled.p`${type('caption')} color: ${color.textMuted};`;
