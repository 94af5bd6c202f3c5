import { Suspense } from 'react';
import { LinkButton } from '../ui/Button';
import { useIsAtRest } from '../ui/hooks/use-is-at-rest';
import { lazyOrNothing } from '../ui/lazy-or-nothing';
import { Page } from '../ui/page/Page';
import { PageHeading } from '../ui/page/PageHeading';
import { Row, Stack } from '../ui/Stack';
import { Text } from '../ui/Text';

/** For unknown addresses, with the ways that people may have meant. */
export function NotFoundPage() {
  const isAtRest = useIsAtRest();
  return (
    <Page>
      <Stack gap={5}>
        <PageHeading title="Page not found" />
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

const Destinations = lazyOrNothing(
  async () => (await import('../home/place/OtherDestinations')).OtherDestinations,
);
