import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { DESTINATIONS, type Destination, type DestinationKey } from '../../../rules/destinations';
import { destinationAddress } from '../../../rules/page-address';
import { fromGraphqlEnum, toGraphqlEnum } from '../../data/enums';
import type { Shop } from '../../data/page/page-data';
import { ErrorPanel } from '../../design/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../design/feedback/Skeleton';
import { BelowFold } from '../../design/page/BelowFold';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { from, space } from '../../design/theme/tokens';
import { Money } from '../../lib/formats/Money';
import { PageHeading } from '../../lib/page/PageHeading';
import { usePageQuery } from '../../lib/queries/use-page-query';
import { useShop } from '../../lib/shop/shop';
import { useStoredCart } from '../cart/storage/use-stored-cart';
import type { QuoteStart } from '../shipments/quote-url';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { EverydayPrices } from './place/EverydayPrices';
import { ExtraCharges } from './place/ExtraCharges';
import { EVERYDAY_ITEMS, priceEveryday } from './place/everyday-shipments';
import { GoodsRules } from './place/GoodsRules';
import { OtherDestinations } from './place/OtherDestinations';
import { PlaceDocument } from './place/place.generated';
import { TransitTimes } from './place/TransitTimes';
import { QuoteForm } from './QuoteForm';
import { RouteChart, RouteFacts } from './RouteFacts';
import { useQuoteStart, useTypedRoute } from './use-quote-start';

/** The page of one destination: prices, times and rules of shipping there, and the quote form. Its address names the destination. */
export function PlacePage() {
  const { pathname } = useLocation();
  const path = pathname.toLowerCase().replace(/\/$/, '');
  const place = DESTINATIONS.find(({ name }) => destinationAddress(name) === path);
  return place && <PlaceContent key={place.key} place={place} />;
}

function PlaceContent({ place: { key, name } }: { place: Destination }) {
  useStoredCart();
  const stored = useQuoteStart();
  const { shop, problem, refresh } = useShop();
  const variables = { destination: toGraphqlEnum(key), items: EVERYDAY_ITEMS };
  const { data, error, refetch } = usePageQuery(PlaceDocument, variables);
  const minimumPence = minimumTo(shop, key);
  const start: QuoteStart = {
    ...stored,
    toCountry: key,
    toCity: stored.toCountry === key ? stored.toCity : '',
  };
  const [route, changeRoute] = useTypedRoute(start);

  return (
    <>
      <Hero form={<QuoteForm start={start} onRoute={changeRoute} />}>
        <PageHeading title={`Shipping to ${name} from the UK`} />
        <Text tone="textMuted">
          {minimumPence === undefined ? (
            'Door to door'
          ) : (
            <>
              Door to door from <Money pence={minimumPence} />
            </>
          )}
          : collected from your home in the UK, delivered to your door in {name}.
        </Text>
        <RouteFacts shop={shop} destination={route.toCountry || undefined} />
      </Hero>
      <Page>
        <Stack gap={16}>
          {shop && data ? (
            <>
              <Halves>
                {minimumPence !== undefined && (
                  <EverydayPrices
                    place={name}
                    minimumPence={minimumPence}
                    shipments={priceEveryday(data.itemsFromText, {
                      servicePence:
                        shop.services.find(({ level }) => level === 'STANDARD')?.surcharge.minorUnits ?? 0,
                      minimumPence,
                    })}
                  />
                )}
                <TransitTimes shop={shop} destination={key} />
              </Halves>
              <ExtraCharges place={name} charges={data.destinationGuide.charges} />
              <GoodsRules place={name} goods={data.destinationGuide.goods} />
            </>
          ) : problem || error ? (
            <ErrorPanel
              message={problem ?? `Prices and rules for ${name} did not load.`}
              onRetry={() => {
                refetch();
                void refresh();
              }}
            />
          ) : (
            <Loading label={`Loading prices and rules for ${name}...`}>
              <Skeleton height="40rem" />
            </Loading>
          )}
          <RouteChart route={route} />
          <BelowFold>
            <HowItWorks />
            <OtherDestinations destination={key} />
          </BelowFold>
        </Stack>
      </Page>
    </>
  );
}

function minimumTo(shop: Shop | null, destination: DestinationKey): number | undefined {
  const rate = shop?.destinationRates.find((rate) => fromGraphqlEnum(rate.destination) === destination);
  return rate?.minimumCharge.minorUnits;
}

const Halves = styled.div`
  display: grid;
  gap: ${space(16)} ${space(12)};

  ${from.desktop} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
`;
