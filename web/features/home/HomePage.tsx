import { styled } from 'styled-components';
import type { Shop } from '../../data/page/page-data';
import { Heading } from '../../design/Heading';
import { BelowFold } from '../../design/page/BelowFold';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { from, space, touchTarget } from '../../design/theme/tokens';
import { PageHeading } from '../../lib/page/PageHeading';
import { useShop } from '../../lib/shop/shop';
import { StoredCartMark } from '../cart/mark/StoredCartMark';
import { useStoredCart } from '../cart/storage/use-stored-cart';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { PricesFrom } from './PricesFrom';
import { QuoteForm } from './QuoteForm';
import { RouteChart, RouteFacts } from './RouteFacts';
import { useQuoteStart, useTypedRoute } from './use-quote-start';
import { WhatWeShip } from './WhatWeShip';

/** Home: the drawing and the quote form; below, the route, how it works, what we ship and the minimum prices. */
export function HomePage() {
  useStoredCart();
  const start = useQuoteStart();
  const { shop } = useShop();
  const [route, changeRoute] = useTypedRoute(start);

  return (
    <>
      <Hero form={<QuoteForm start={start} onRoute={changeRoute} />}>
        <PageHeading>Your boxes, furniture and luggage, shipped abroad</PageHeading>
        <Lead>
          <StoredCartMark place="text">
            <Text tone="textMuted">
              Collected from your door in the UK, delivered to your door worldwide.
            </Text>
          </StoredCartMark>
        </Lead>
        <RouteFacts shop={shop} destination={route.toCountry || undefined} />
      </Hero>
      <Page>
        <Stack gap={16}>
          <Halves>
            <RouteChart route={route} />
            {howItWorks}
          </Halves>
          {goodsAndPrices}
        </Stack>
      </Page>
    </>
  );
}

function GoodsAndPrices() {
  const { shop, problem, refresh } = useShop();
  return (
    <Halves>
      <Stack gap={12}>
        <PricesFrom rates={shop?.destinationRates} problem={problem} onRetry={() => void refresh()} />
        {shop && <WhoWeAre shop={shop} />}
      </Stack>
      <WhatWeShip />
    </Halves>
  );
}

const howItWorks = (
  <BelowFold>
    <HowItWorks />
  </BelowFold>
);

const goodsAndPrices = (
  <BelowFold>
    <GoodsAndPrices />
  </BelowFold>
);

/** As high with either text, so that nothing moves when a stored quote is found. */
const Lead = styled.div`
  min-height: 3rem;
  ${from.phone} { min-height: 1.5rem; }
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(12)};

  ${from.desktop} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
`;

/** The company as registered; its memberships and reviews, each with the page that proves it. */
function WhoWeAre({ shop: { company, proofs } }: { shop: Shop }) {
  const { legalName, addressLines, companyNumber } = company;
  return (
    <Stack as="section" gap={3} aria-labelledby="who-we-are">
      <Heading id="who-we-are">Who we are</Heading>
      <Text>
        {[legalName, ...addressLines].join(', ')}
        {companyNumber && `. Company number ${companyNumber}`}.
      </Text>
      {proofs.length > 0 && (
        <Proofs>
          {proofs.map(({ name, url }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </Proofs>
      )}
    </Stack>
  );
}

const Proofs = styled.ul`
  a { display: inline-flex; align-items: center; min-height: ${touchTarget}; }
`;
