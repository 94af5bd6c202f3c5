import { useEffect, useRef } from 'react';
import { LinkButton } from '../../design/Button';
import { Page } from '../../design/page/Page';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { PageHeading } from '../../lib/page/PageHeading';
import { useSession } from '../../session/session';
import { useCart } from '../cart/use-cart';
import type { SentRequest } from './RequestForm';

/** In place of the form: says that a request has arrived, and where the answer comes. */
export function RequestSent({ reference, email }: SentRequest) {
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
