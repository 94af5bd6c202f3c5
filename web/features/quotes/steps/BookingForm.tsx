import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  checkCollectionDate,
  earliestCollectionDate,
  latestCollectionDate,
} from '../../../../rules/collection-date';
import { arrivalWindow } from '../../../../rules/destination-guide';
import { destinationName } from '../../../../rules/destinations';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Checkbox } from '../../../design/forms/Checkbox';
import { Field } from '../../../design/forms/Field';
import { DateInput } from '../../../design/forms/inputs';
import { Heading } from '../../../design/Heading';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { belowDesktop } from '../../../design/theme/tokens';
import { useNavigateWhileMounted } from '../../../lib/hooks/use-navigate-while-mounted';
import { useCart } from '../../cart/use-cart';
import { arrivalText } from '../../shipments/arrival-text';
import { DAY_LATER, DAY_LATER_HINT, isDayLater, storeDayLater } from '../../shipments/day-later';
import { refundDeadlineText } from '../../shipments/refund-text';
import { BOOKING_FORM } from './booking-form-id';

const NO_ITEMS_MESSAGE = 'Please add at least one item to your order before proceeding to payment.';

/** Whether the form is being sent, which the page's other button for it shows too. */
export interface BookingProgress {
  readonly isBooking: boolean;
  readonly onBooking: (isBooking: boolean) => void;
}

/** The collection date and the button to payment. */
export function BookingForm({ isBooking, onBooking }: BookingProgress) {
  const { lines, destination, collectionDate, fromCity, toCity, rates, setShipment, whenSynced, ...cart } =
    useCart((cart) => cart);
  const navigate = useNavigateWhileMounted();
  const dateField = useRef<HTMLInputElement>(null);
  const now = new Date();
  /** Not committed yet. */
  const [typed, setTyped] = useState<string>();
  const [wasAsked, setAsked] = useState(false);
  const [wantsLater, setLater] = useState(isDayLater);
  const isLater = wantsLater && !collectionDate;
  const date = typed ?? collectionDate ?? '';
  const transit = rates.destinations[destination]?.transit?.[cart.service];
  // The checkout, which knows the postcode, has the hour of its area.
  const { sameDayCutOffHour: cutOffHour } = rates;
  const dateError = isLater ? null : checkCollectionDate(date, now, cutOffHour);
  const obstacle = whatIsMissing();

  function whatIsMissing(): string | null {
    if (lines.length === 0) return NO_ITEMS_MESSAGE;
    if (lines.some(({ unitPence }) => unitPence === null)) {
      return `Some items aren't available to ${destinationName(destination)} yet. Remove them or choose another destination.`;
    }
    if (cart.status === 'local') {
      if (cart.localReason) return cart.localReason;
      return "We can't reach our server to confirm your prices. Your quote is saved on this device. Please try again in a moment.";
    }
    return null;
  }

  function choose(date: string): void {
    const isGood = !checkCollectionDate(date, now, cutOffHour);
    setTyped(isGood ? undefined : date);
    if (isGood) setShipment({ collectionDate: date });
  }

  function agreeLater({ target }: ChangeEvent<HTMLInputElement>): void {
    storeDayLater(target.checked);
    setLater(target.checked);
    setTyped(undefined);
    if (target.checked) setShipment({ collectionDate: null });
  }

  async function proceed(): Promise<void> {
    setAsked(true);
    if (isBooking || obstacle) return;
    if (dateError) {
      dateField.current?.focus();
      return;
    }
    onBooking(true);
    await whenSynced();
    onBooking(false);
    navigate('/checkout', { state: { fromCity, toCity } });
  }

  return (
    <form
      id={BOOKING_FORM}
      noValidate
      aria-labelledby="book"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void proceed();
      }}
    >
      <Stack gap={4}>
        <Heading level={2} size="title" id="book">
          Book your collection
        </Heading>
        {!isLater && (
          <Field
            label="Collection date"
            hint={refundDeadlineText(dateError ? null : date, now)}
            error={wasAsked && dateError ? dateError : undefined}
          >
            <DateInput
              ref={dateField}
              required
              min={earliestCollectionDate(now, cutOffHour)}
              max={latestCollectionDate(now)}
              value={date}
              onChange={(event) => choose(event.target.value)}
            />
          </Field>
        )}
        <Checkbox label={DAY_LATER} checked={isLater} onChange={agreeLater} />
        {isLater && <Text size="small">{DAY_LATER_HINT}</Text>}
        {transit && !dateError && !isLater && (
          <Text size="small">{arrivalText(arrivalWindow(date, transit))}</Text>
        )}
        {wasAsked && obstacle && (
          <Notice kind="bad">
            <p>{obstacle}</p>
          </Notice>
        )}
        <WideOnly>
          <Button type="submit" isWide isBusy={isBooking}>
            Proceed to Payment
          </Button>
        </WideOnly>
      </Stack>
    </form>
  );
}

/** On narrower screens the bar at the bottom has this button. */
const WideOnly = styled.div`
  ${belowDesktop} { display: none; }
`;
