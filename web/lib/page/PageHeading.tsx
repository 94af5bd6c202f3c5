import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { styled } from 'styled-components';
import { type } from '../../design/theme/tokens';
import { useSiteName } from '../shop/shop';
import { initialHistoryKey } from './initial-history-key';
import { PageTitleContext } from './page-title';
import type { Page } from './pages';

/** Whether the heading that just unmounted, as of a loading page, had the focus. */
let hadFocus = false;

/**
 * The page's only h1. Sets the document title and takes the focus after a navigation, so that screen readers announce the
 * page. `title` is for a page that names what it shows; others have the title of their row.
 */
export function PageHeading({ title: ownTitle, children }: { title?: string; children?: ReactNode }) {
  const row = useMatches().at(-1)?.handle as Partial<Page> | undefined;
  const title = ownTitle ?? row?.title;
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const siteName = useSiteName();
  /** The path that needs no announcement: where the document was loaded, or one already announced. */
  const announced = useRef(key === initialHistoryKey ? pathname : null);

  const tabTitle = `${title} · ${siteName}`;
  useContext(PageTitleContext)?.(tabTitle);
  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);

  useLayoutEffect(() => {
    const line = heading.current;
    if (hadFocus) line?.focus({ preventScroll: true });
    hadFocus = false;
    return () => {
      hadFocus = line === document.activeElement;
    };
  }, []);

  // A new path on the same screen is a new page; a new query is not.
  useEffect(() => {
    if (announced.current !== pathname) heading.current?.focus({ preventScroll: true });
    announced.current = pathname;
  }, [pathname]);

  return (
    <Line ref={heading} tabIndex={-1}>
      {children ?? title}
    </Line>
  );
}

const Line = styled.h1`${type('page', 700)} letter-spacing: -0.015em;`;
