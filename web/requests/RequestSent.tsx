import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useSession } from '../apollo/session/session';
import { LinkButton } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Panel } from '../ui/Panel';
import { Row, Stack } from '../ui/Stack';
import { Text } from '../ui/Text';

/** Says that a request has arrived, and where the answer comes. */
export function RequestSent({ reference, email }: { reference: string; email: string }) {
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel as="section" aria-labelledby="request-sent">
      <Stack gap={4}>
        <Sent ref={heading} tabIndex={-1} id="request-sent" size="title">
          We've got your request {reference}
        </Sent>
        <Text>We'll email our answer to {email}, with a link to read it and reply.</Text>
        <Row>
          {user && <LinkButton to="/user/account">My requests</LinkButton>}
          <LinkButton to="/new-quote" variant="secondary">
            Back to my quote
          </LinkButton>
        </Row>
      </Stack>
    </Panel>
  );
}

const Sent = styled(Heading)`&:focus { outline: none; }`;
