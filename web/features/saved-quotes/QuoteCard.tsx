import type { FragmentType } from '@apollo/client/masking';
import { useState } from 'react';
import { styled } from 'styled-components';
import { destinationName } from '../../../rules/destinations';
import { deleteRecord } from '../../data/cache/delete-record';
import { evictObject } from '../../data/cache/evict';
import { errorMessage } from '../../data/error-message';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge, type BadgeTone } from '../../design/Badge';
import { Button, LinkButton } from '../../design/Button';
import { ConfirmDialog } from '../../design/dialogs/ConfirmDialog';
import { useToast } from '../../design/feedback/toast';
import { Heading } from '../../design/Heading';
import { Panel } from '../../design/Panel';
import { Row } from '../../design/Stack';
import { color } from '../../design/theme/colors';
import { space, type } from '../../design/theme/tokens';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { plural } from '../../lib/formats/counts';
import { formatDate } from '../../lib/formats/formats';
import { Money } from '../../lib/formats/Money';
import { quotePath } from './booking';
import { type QuoteCardFragment, QuoteCardFragmentDoc } from './QuoteCard.generated';
import { useDeleteSavedQuoteMutation } from './saved-quote.generated';

const STATUS_BADGES: Readonly<Record<QuoteCardFragment['status'], { tone: BadgeTone; label: string }>> = {
  OPEN: { tone: 'good', label: 'Open' },
  EXPIRED: { tone: 'warn', label: 'Expired' },
  BOOKED: { tone: 'accent', label: 'Booked' },
};

interface QuoteCardProps {
  quote: FragmentType<typeof QuoteCardFragmentDoc>;
  onDeleted: () => void;
}

/** One saved quote in the list: contents, destination, expiry, total and actions. */
export function QuoteCard({ onDeleted, ...props }: QuoteCardProps) {
  const quote = useFragmentData(QuoteCardFragmentDoc, props.quote);
  const { id, reference, status, secret, fromCity, validUntil, orderId } = quote;
  const { itemCount, total } = quote.quote;
  const badge = STATUS_BADGES[status];
  return (
    <Panel as="article" aria-labelledby={`quote-${id}`}>
      <Head>
        <Row gap={3}>
          <Heading id={`quote-${id}`} level={2} size="title">
            Quote {reference}
          </Heading>
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </Row>
        <Money pence={total.minorUnits} size="medium" />
      </Head>
      <Route>
        {fromCity || 'UK'} to {placeOf(quote)}
      </Route>
      <Facts>
        {plural(itemCount, 'item')}
        {status !== 'BOOKED' &&
          `, ${status === 'OPEN' ? 'valid until' : 'expired on'} ${formatDate(validUntil)}`}
      </Facts>
      <Row gap={2}>
        {orderId && (
          <LinkButton to={`/user/orders/${orderId}`} variant="secondary">
            See the order<VisuallyHidden> of quote {reference}</VisuallyHidden>
          </LinkButton>
        )}
        {!orderId && secret && (
          <LinkButton to={quotePath(secret)} variant="secondary">
            {status === 'EXPIRED' ? "See what's changed" : 'Open'}
            <VisuallyHidden> quote {reference}</VisuallyHidden>
          </LinkButton>
        )}
        <DeleteQuote quote={quote} onDeleted={onDeleted} />
      </Row>
    </Panel>
  );
}

interface DeleteQuoteProps {
  quote: QuoteCardFragment;
  onDeleted: () => void;
}

function DeleteQuote({ quote: { id, reference, status }, onDeleted }: DeleteQuoteProps) {
  const deletion = useDeleteSavedQuoteMutation();
  const [, { loading }] = deletion;
  const [isConfirming, setIsConfirming] = useState(false);
  const toast = useToast();

  async function confirm(): Promise<void> {
    try {
      await deleteRecord(deletion, { variables: { id }, evict: evictObject('SavedQuote', id) });
      toast(`Quote ${reference} deleted`, 'good');
      setIsConfirming(false);
      onDeleted();
    } catch (error) {
      toast(errorMessage(error, 'Failed to delete the quote'), 'bad');
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setIsConfirming(true)}>
        Delete<VisuallyHidden> quote {reference}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title={`Delete quote ${reference}?`}
        confirmLabel="Delete quote"
        cancelLabel="Keep quote"
        isDangerous
        isBusy={loading}
        onConfirm={() => void confirm()}
      >
        Its link will stop working for everyone who has it.
        {status === 'BOOKED' && ' The order stays as it is.'}
      </ConfirmDialog>
    </>
  );
}

function placeOf({ destination, toCity }: QuoteCardFragment): string {
  const country = destinationName(destination);
  return toCity && toCity !== country ? `${toCity}, ${country}` : country;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

const Route = styled.p`margin-block-start: ${space(3)}; ${type('body', 600)} overflow-wrap: anywhere;`;
const Facts = styled.p`margin-block: ${space(1)} ${space(4)}; ${type('small')} color: ${color.textMuted};`;
