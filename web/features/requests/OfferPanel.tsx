import type { FragmentType } from '@apollo/client/masking';
import { lastDayOf } from '../../../rules/prices/quote-validity';
import { useFragmentData } from '../../data/use-fragment-data';
import { LinkButton } from '../../design/Button';
import { Notice } from '../../design/feedback/Notice';
import { Row, Stack } from '../../design/Stack';
import { formatDate } from '../../lib/formats/formats';
import { Money } from '../../lib/formats/Money';
import { quotePath } from '../saved-quotes/booking';
import { OfferPanelFragmentDoc } from './OfferPanel.generated';

/** The offer that staff have made, for its customer; nothing without one. */
export function OfferPanel(props: { request: FragmentType<typeof OfferPanelFragmentDoc> }) {
  const { offer } = useFragmentData(OfferPanelFragmentDoc, props.request);
  if (!offer) return null;
  const { reference, status, secret, expiresAt, quote } = offer;
  return (
    <Notice kind="good" title={`Our offer, quote ${reference}`}>
      <Stack gap={3}>
        <p>
          <Money pence={quote.total.minorUnits} size="large" />
        </p>
        <p>{OFFER_TEXTS[status](formatDate(lastDayOf(new Date(expiresAt))))}</p>
        {secret && (
          <Row>
            <LinkButton to={quotePath(secret)}>
              {status === 'OPEN' ? 'View and book' : 'View this quote'}
            </LinkButton>
          </Row>
        )}
      </Stack>
    </Notice>
  );
}

const OFFER_TEXTS = {
  OPEN: (end: string) => `You can book at this price until ${end}.`,
  EXPIRED: (end: string) => `This offer ended on ${end}. Write to us if you still want to book.`,
  BOOKED: () => "You've booked this offer.",
} as const;
