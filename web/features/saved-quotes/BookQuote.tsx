import { useNavigate } from 'react-router-dom';
import { Button } from '../../design/Button';
import { Section } from '../../design/page/Section';
import { Text } from '../../design/Text';
import { formatPounds } from '../../lib/formats/formats';
import { beginBooking } from './booking';
import type { SavedQuotePartsFragment } from './saved-quote.generated';

interface BookQuoteProps {
  quote: SavedQuotePartsFragment;
  secret: string;
}

/** The button from a quote to its payment. */
export function BookQuote({ quote, secret }: BookQuoteProps) {
  const navigate = useNavigate();
  return (
    <Section title="Book at this price">
      <Text size="small" tone="textMuted">
        You'll pay {formatPounds(quote.quote.total.minorUnits)}, even if our prices change. Next, choose a
        collection date and enter your addresses. This won't change your own quote.
      </Text>
      {quote.condition && <Text size="small">{quote.condition}</Text>}
      <Button isWide onClick={() => navigate(beginBooking({ ...quote, secret }))}>
        Book this quote
      </Button>
    </Section>
  );
}
