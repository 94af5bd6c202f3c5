import { Suspense } from 'react';
import { LinkButton } from '../../design/Button';
import { lazyOptional } from '../../design/lazy-optional';
import { Page } from '../../design/page/Page';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { useIsIdle } from '../../lib/hooks/use-is-idle';
import { PageHeading } from '../../lib/page/PageHeading';

/** For unknown addresses, with the ways that people may have meant. */
export function NotFoundPage() {
  const isAtRest = useIsIdle();
  return (
    <Page>
      <Stack gap={5}>
        <PageHeading />
        <Text>We can't find this page. Check the address, or start again from the home page.</Text>
        <Row>
          <LinkButton to="/">Back to Home</LinkButton>
          <LinkButton to="/help" variant="secondary">
            Search our help
          </LinkButton>
        </Row>
        {isAtRest && (
          <Suspense>
            <Destinations />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
}

const Destinations = lazyOptional(
  async () => (await import('../../features/home/place/OtherDestinations')).OtherDestinations,
);
