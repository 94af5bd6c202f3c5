import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../design/Button';
import { Page } from '../../design/page/Page';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { PageHeading } from '../../lib/page/PageHeading';
import { useSession } from '../../session/session';
import { useCart } from '../cart/use-cart';
import { AnswerPage } from './AnswerPage';
import { RequestForm, type SentRequest } from './RequestForm';
import { kindInUrl, VISITOR_KINDS } from './request-labels';

/** /request#{secret}: the request of a link. Without a secret /request?kind={kind}: the form, with or without an account. */
export function RequestPage() {
  const secret = useLocation().hash.slice(1);
  return secret ? <AnswerPage key={secret} secret={secret} /> : <FormPage />;
}

function FormPage() {
  const [query, setQuery] = useSearchParams();
  const kind = kindInUrl(query);
  const { title, intro } = VISITOR_KINDS[kind];
  const [sent, setSent] = useState<SentRequest>();
  if (sent) return <RequestSent {...sent} />;
  return (
    <Page measure="column">
      <Stack gap={6}>
        <Stack gap={2}>
          <PageHeading title={title} />
          <Text>{intro}</Text>
        </Stack>
        <RequestForm
          kind={kind}
          onSent={setSent}
          onKind={(next) =>
            setQuery({ kind: next.toLowerCase() }, { replace: true, preventScrollReset: true })
          }
        />
      </Stack>
    </Page>
  );
}

/** In place of the form: says that a request has arrived, and where the answer comes. */
function RequestSent({ reference, email }: SentRequest) {
  const { user } = useSession();
  const hasCart = useCart(({ lines }) => lines.length > 0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('h1')?.focus(), []);
  return (
    <Page ref={place} measure="column">
      <Stack gap={4}>
        <PageHeading title={`We've got your request ${reference}`} />
        <Text>We'll email our answer to {email}, with a link to read it and reply.</Text>
        <Row>
          {user && <LinkButton to="/user/account">My requests</LinkButton>}
          {hasCart ? (
            <LinkButton to="/new-quote" variant="secondary">
              Back to my quote
            </LinkButton>
          ) : (
            <LinkButton to="/" variant="secondary">
              Back to Home
            </LinkButton>
          )}
        </Row>
      </Stack>
    </Page>
  );
}
