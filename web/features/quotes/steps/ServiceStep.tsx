import { styled } from 'styled-components';
import { Notice } from '../../../design/feedback/Notice';
import { Loading, Skeleton } from '../../../design/feedback/Skeleton';
import { Section } from '../../../design/page/Section';
import { Stack } from '../../../design/Stack';
import { from, space, type } from '../../../design/theme/tokens';
import { useCart } from '../../cart/use-cart';
import { ServiceCard } from '../../shipments/ServiceCard';
import { NothingYet } from '../shipment/NothingYet';
import { ShipmentLines } from '../shipment/ShipmentLines';
import { BackToItems } from './BackToItems';

/** Step 2: the service, and the shipment's contents. */
export function ServiceStep() {
  const { isEmpty, services, transit, service, setShipment } = useCart(
    ({ lines, rates, service, destination, setShipment }) => ({
      isEmpty: lines.length === 0,
      services: rates.services,
      transit: rates.destinations[destination]?.transit,
      service,
      setShipment,
    }),
  );
  return (
    <Stack gap={6}>
      <Stack as="fieldset" gap={4}>
        <Legend>Choose your service</Legend>
        <Notice kind="info" title="Door to door">
          <p>
            We collect from your door in the UK, clear customs and deliver to your new front door, whichever
            service you choose.
          </p>
        </Notice>
        {services.length === 0 && (
          <Loading label="Loading services">
            <Skeleton height="12rem" />
          </Loading>
        )}
        <Cards>
          {services.map((offer) => (
            <ServiceCard
              key={offer.level}
              offer={offer}
              transit={transit?.[offer.level]}
              isChosen={offer.level === service}
              onChoose={() => setShipment({ service: offer.level })}
            />
          ))}
        </Cards>
      </Stack>
      <Section title="Selected items">
        {isEmpty ? (
          <NothingYet>
            <BackToItems />
          </NothingYet>
        ) : (
          <ShipmentLines />
        )}
      </Section>
    </Stack>
  );
}

const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space(4)};
  ${type('section', 650)}
`;

const Cards = styled.div`
  display: grid;
  gap: ${space(3)};

  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;
