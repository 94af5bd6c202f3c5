import { Bookmark, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '../../data/error-message';
import { Button, LinkButton } from '../../design/Button';
import { Notice } from '../../design/feedback/Notice';
import { Heading } from '../../design/Heading';
import { Panel } from '../../design/Panel';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { formatDate } from '../../lib/formats/formats';
import { useCart } from '../cart/use-cart';
import { quotePath } from './booking';
import { EmailQuoteForm } from './EmailQuoteForm';
import { QuoteLink } from './QuoteSharing';
import { type SaveQuoteMutation, useSaveQuoteMutation } from './saved-quote.generated';

type Saved = Extract<SaveQuoteMutation['saveQuote'], { __typename: 'SavedQuote' }> & { secret: string };

/** Freezes the quote for 30 days, then says how to find it again. A changed shipment can be saved again. */
export function SaveQuotePanel() {
  const { lines, quote, destination, service, fromCity, toCity } = useCart((cart) => cart);
  const items = lines.map(({ key, quantity }) => [key, quantity]);
  const shipment = JSON.stringify([items, quote.totalPence, destination, service, fromCity, toCity]);
  const [saved, setSaved] = useState<{ shipment: string; quote: Saved } | null>(null);
  if (lines.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="save-quote">
      {saved?.shipment === shipment ? (
        <SavedNow quote={saved.quote} />
      ) : (
        <SaveNow onSaved={(now) => setSaved({ shipment, quote: now })} />
      )}
    </Panel>
  );
}

function SaveNow({ onSaved }: { onSaved: (quote: Saved) => void }) {
  const { quote, whenSynced, refetch } = useCart(({ quote, whenSynced, refetch }) => ({
    quote,
    whenSynced,
    refetch,
  }));
  const [save] = useSaveQuoteMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function press(): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      await whenSynced();
      const { data } = await save({ variables: { expectedTotal: quote.totalPence } });
      const result = data?.saveQuote;
      if (result?.__typename === 'SavedQuote' && result.secret) onSaved({ ...result, secret: result.secret });
      if (result?.__typename === 'PricesChanged') {
        void refetch();
        setProblem('Prices have changed. Check the new total, then save it again.');
      }
    } catch (error) {
      setProblem(errorMessage(error, 'Failed to save the quote'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Stack gap={4}>
      <div>
        <Heading id="save-quote" size="title">
          Not ready yet?
        </Heading>
        <Text size="small" tone="textMuted">
          Keep this price for 30 days. No account needed.
        </Text>
      </div>
      {problem && <Notice kind="bad">{problem}</Notice>}
      <Button variant="secondary" isWide isBusy={isBusy} onClick={() => void press()}>
        <Bookmark aria-hidden="true" size={18} />
        Save this quote
      </Button>
    </Stack>
  );
}

function SavedNow({ quote }: { quote: Saved }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <div>
        <Saved ref={heading} tabIndex={-1} id="save-quote" size="title">
          Quote {quote.reference} saved
        </Saved>
        <Text size="small" tone="textMuted">
          Valid until {formatDate(quote.validUntil)}
        </Text>
        {quote.condition && <Text size="small">{quote.condition}</Text>}
      </div>
      <QuoteLink quote={quote}>
        <LinkButton to={quotePath(quote.secret)} variant="secondary">
          <Printer aria-hidden="true" size={18} />
          Open and print
        </LinkButton>
      </QuoteLink>
      <EmailQuoteForm secret={quote.secret} />
    </Stack>
  );
}

const Saved = styled(Heading)`&:focus { outline: none; }`;
