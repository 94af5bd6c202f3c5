import { Suspense } from 'react';
import { styled } from 'styled-components';
import { arrivalWindow, describeTransit } from '../../rules/destination-guide';
import type { Cart } from '../cart/cart';
import { arrivalText } from '../shipments/arrival-text';
import { ShipmentSummary } from '../shipments/ShipmentSummary';
import { color } from '../theme/colors';
import { space, touchTarget, type } from '../theme/tokens';
import { formatDate } from '../ui/formats';
import { lazyOrNothing } from '../ui/lazy-or-nothing';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const PromotionCode = lazyOrNothing(
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
  /** Absent while the form is loading. */
  onChangeDate?: () => void;
}

/** Summary of the cart to be paid. */
export function CartSummary(props: CartSummaryProps) {
  const { title, cart, totalPence, customer, collectionDate, isOwn, onChangeDate } = props;
  const { destination, fromCity, toCity, service, lines, quote, rates } = cart;
  const transit = rates.destinations[destination]?.transit?.[service];
  return (
    <ShipmentSummary
      isAside
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
      {isOwn && (
        <Suspense>
          <PromotionCode />
        </Suspense>
      )}
      <Facts>
        <div>
          <dt>Customer</dt>
          <dd>{customer.name}</dd>
          <dd>{customer.email}</dd>
        </div>
        <div>
          <dt>Collection date</dt>
          <dd>
            {collectionDate ? formatDate(collectionDate) : 'Not chosen yet'}{' '}
            <TextButton type="button" disabled={!onChangeDate} onClick={onChangeDate}>
              {collectionDate ? 'Change' : 'Choose'}
              <VisuallyHidden> collection date</VisuallyHidden>
            </TextButton>
          </dd>
        </div>
        {transit && (
          <div>
            <dt>Time to delivery</dt>
            <dd>
              {collectionDate
                ? arrivalText(arrivalWindow(collectionDate, transit))
                : describeTransit(transit)}
            </dd>
          </div>
        )}
      </Facts>
    </ShipmentSummary>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${space(3)};
  ${type('small')}
  overflow-wrap: anywhere;

  dt { color: ${color.textMuted}; }
`;

const TextButton = styled.button`
  min-height: ${touchTarget};
  padding: 0 ${space(2)};
  border: 0;
  background: none;
  color: ${color.accent};
  ${type('small', 600)}
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
