import type { FragmentType } from '@apollo/client/masking';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge } from '../../design/Badge';
import { Fact } from '../../design/facts';
import { Facts } from '../../design/TitledPanel';
import { Money } from '../../lib/formats/Money';
import { quotePath } from '../ui/order-path';
import { holdsUntil, QUOTE_BADGES } from '../ui/quote-badges';
import { OfferMadeFragmentDoc } from './OfferMade.generated';

/** The offer of a request, as staff see it; nothing without one. */
export function OfferMade(props: { request: FragmentType<typeof OfferMadeFragmentDoc> }) {
  const { offer } = useFragmentData(OfferMadeFragmentDoc, props.request);
  if (!offer) return null;
  const { reference, status, expiresAt, quote } = offer;
  return (
    <Facts title="Offer">
      <Fact name="Quote">
        <Link to={quotePath(reference)}>{reference}</Link>{' '}
        <Badge tone={QUOTE_BADGES[status].tone}>{QUOTE_BADGES[status].label}</Badge>
      </Fact>
      <Fact name="Price">
        <Money pence={quote.total.minorUnits} />
      </Fact>
      <Fact name="Holds until">{holdsUntil(expiresAt)}</Fact>
    </Facts>
  );
}
