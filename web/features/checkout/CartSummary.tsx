import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { arrivalWindow, describeTransit } from '../../../rules/destination-guide';
import { Fact, FactList } from '../../design/facts';
import { TextButton } from '../../design/forms/TextButton';
import { lazyOptional } from '../../design/lazy-optional';
import { color } from '../../design/theme/colors';
import { from, radius, space, touchTarget, type } from '../../design/theme/tokens';
import { plural } from '../../lib/formats/counts';
import { formatPounds } from '../../lib/formats/formats';
import { formatShortDate } from '../../lib/formats/short-dates';
import type { Cart } from '../cart/cart';
import { arrivalText } from '../shipments/arrival-text';
import { ShipmentSummary } from '../shipments/ShipmentSummary';
import { isWide } from '../shipments/summary-lines';

const PromotionCode = lazyOptional(
  async () => (await import('../shipments/promotion/PromotionCode')).PromotionCode,
);

interface CartSummaryProps {
  title?: string;
  cart: Cart;
  totalPence: number;
  customer: { name: string; email: string };
  collectionDate: string;
  /** It is the customer's cart, not a saved quote, whose promotion is locked. */
  isOwn?: boolean;
}

/** Summary of the cart to be paid; on a narrow screen one line that opens. */
export function CartSummary(props: CartSummaryProps) {
  const { cart, totalPence, collectionDate } = props;
  const [isOpenAtFirst] = useState(isWide);
  const day = collectionDate && formatShortDate(collectionDate);
  return (
    <details open={isOpenAtFirst}>
      <Line>
        {[formatPounds(totalPence), plural(cart.quote.itemCount, 'item'), day].filter(Boolean).join(' · ')}
      </Line>
      <WholeSummary {...props} isAside={isOpenAtFirst} />
    </details>
  );
}

function WholeSummary(props: CartSummaryProps & { isAside?: boolean }) {
  const { title, cart, totalPence, customer, collectionDate, isOwn, isAside } = props;
  const { destination, fromCity, toCity, service, lines, quote, rates, promotionCode } = cart;
  const [hasCode, setHasCode] = useState(false);
  const transit = rates.destinations[destination]?.transit?.[service];
  return (
    <ShipmentSummary
      isAside={isAside}
      title={title}
      destination={destination}
      fromCity={fromCity}
      toCity={toCity}
      serviceName={rates.services.find(({ level }) => level === service)?.name ?? 'Door-to-door service'}
      lines={lines.map(({ key, name, size, quantity, unitPence }) => ({
        key,
        name,
        size,
        quantity,
        totalPence: unitPence === null ? null : unitPence * quantity,
      }))}
      sums={{ ...quote, totalPence }}
    >
      {isOwn &&
        (hasCode || promotionCode ? (
          <Suspense>
            <PromotionCode />
          </Suspense>
        ) : (
          <TextButton onClick={() => setHasCode(true)}>Add a promotion code</TextButton>
        ))}
      <FactList>
        <Fact name="Customer">
          <div>{customer.name}</div>
          {customer.email}
        </Fact>
        {transit && (
          <Fact name="Time to delivery">
            {collectionDate ? arrivalText(arrivalWindow(collectionDate, transit)) : describeTransit(transit)}
          </Fact>
        )}
      </FactList>
    </ShipmentSummary>
  );
}

const Line = styled.summary`
  min-height: ${touchTarget};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  ${type('body', 600)}
  cursor: pointer;

  [open] > & { margin-block-end: ${space(3)}; }
  ${from.desktop} { [open] > & { display: none; } }
`;
