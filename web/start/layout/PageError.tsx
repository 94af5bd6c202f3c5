import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { Button, LinkButton } from '../../design/Button';
import { Page } from '../../design/page/Page';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { PageHeading } from '../../lib/page/PageHeading';
import { removeFormDrafts } from '../../session/form-drafts';
import { tabStorage } from '../../session/tab-storage';
import { isNumber, isString, objectOf } from '../../session/type-guards';
import { reloadIfOutdated } from '../new-release';

/** Error boundary of a page; header and footer stay. */
export function PageError() {
  const isOutdated = isMissingChunk(useRouteError());
  const { pathname } = useLocation();
  useEffect(() => {
    if (isOutdated) void reloadIfOutdated();
    else reportCrash(pathname);
  }, [isOutdated, pathname]);
  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading title={isOutdated ? 'This page has been updated' : 'This page stopped working'} />
        <Text>
          {isOutdated
            ? "There's a newer version, or your connection dropped. Reload the page to continue."
            : "Sorry, that's our fault. Reload the page to continue: everything you saved is still there. If you were paying, you'll see whether your payment went through. Don't pay again before you've checked."}
        </Text>
        <Row>
          <Button onClick={() => window.location.reload()}>Reload page</Button>
          <LinkButton to="/" variant="secondary">
            Back to Home
          </LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}

interface Crash {
  readonly pathname: string;
  /** When the crashed page was loaded. */
  readonly loadedAt: number;
}

const crash = tabStorage('crash', objectOf<Crash>({ pathname: isString, loadedAt: isNumber }));

/** Removes this tab's form drafts when the same page crashes again after a reload: a restored draft may be what breaks it. */
function reportCrash(pathname: string): void {
  const loadedAt = performance.timeOrigin;
  const last = crash.read();
  if (last?.pathname === pathname && last.loadedAt !== loadedAt) removeFormDrafts();
  crash.write({ pathname, loadedAt });
}

/** Browsers word a failed import differently, but always as a TypeError about a module. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}
