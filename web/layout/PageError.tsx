import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { removeFormDrafts } from '../apollo/session/form-drafts';
import { isNumber, isText, shape } from '../apollo/session/shape';
import { tabStorage } from '../apollo/session/tab-storage';
import { Button, LinkButton } from '../ui/Button';
import { reloadIfOutdated } from '../ui/page/new-release';
import { Page } from '../ui/page/Page';
import { PageHeading } from '../ui/page/PageHeading';
import { Row, Stack } from '../ui/Stack';
import { Text } from '../ui/Text';

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

const crash = tabStorage('crash', shape<Crash>({ pathname: isText, loadedAt: isNumber }));

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
