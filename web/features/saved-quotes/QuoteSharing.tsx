import { Copy, FileText, Printer, Share2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../design/Button';
import { useToast } from '../../design/feedback/toast';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { Section } from '../../design/page/Section';
import { Row } from '../../design/Stack';
import { formatDate } from '../../lib/formats/formats';
import { useSiteName } from '../../lib/shop/shop';
import { FileButton, useFileDownload } from '../files/FileButton';
import { quotePath } from './booking';
import { EmailQuoteForm } from './EmailQuoteForm';

interface SharedQuote {
  readonly reference: string;
  readonly secret: string;
  readonly validUntil: string;
}

/** Ways to share a quote: link, the device's share sheet, email, print. */
export function QuoteSharing({ quote }: { quote: SharedQuote }) {
  return (
    <Section title="Save or share this quote">
      <QuoteLink quote={quote}>
        <DownloadButton quote={quote} />
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} />
          Print
        </Button>
      </QuoteLink>
      <EmailQuoteForm secret={quote.secret} />
    </Section>
  );
}

function DownloadButton({ quote: { reference, secret } }: { quote: SharedQuote }) {
  const file = useFileDownload(async () => ({
    url: '/api/quotes/document',
    fileName: `quote-${reference}.pdf`,
    body: { secret },
  }));
  return (
    <FileButton icon={FileText} {...file}>
      Download PDF
    </FileButton>
  );
}

/** A quote's link, to copy or share, with other controls beside it. */
export function QuoteLink({ quote, children }: { quote: SharedQuote; children: ReactNode }) {
  const { reference, secret, validUntil } = quote;
  const toast = useToast();
  const siteName = useSiteName();
  const field = useRef<HTMLInputElement>(null);
  const url = window.location.origin + quotePath(secret);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast('Link copied', 'good');
    } catch {
      field.current?.select();
      toast('Copy the selected link', 'info');
    }
  }

  async function share(): Promise<void> {
    const title = `${siteName}: quote ${reference}`;
    try {
      await navigator.share({ title, text: `${title}, valid until ${formatDate(validUntil)}`, url });
    } catch (error) {
      if ((error as Error).name !== 'AbortError') toast('Copy the link instead', 'info');
    }
  }

  return (
    <>
      <Field label="Link to this quote" hint="Anyone with this link can see and book this quote.">
        <TextInput ref={field} readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <Row gap={2}>
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" size={18} />
          Copy link
        </Button>
        {'share' in navigator && (
          <Button variant="secondary" onClick={() => void share()}>
            <Share2 aria-hidden="true" size={18} />
            Share
          </Button>
        )}
        {children}
      </Row>
    </>
  );
}
