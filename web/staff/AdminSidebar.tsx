import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { TaskKind } from '../data/schema.generated';
import { Badge } from '../design/Badge';
import { AreaLink } from '../design/page/AreaNavigation';
import { color } from '../design/theme/colors';
import { belowDesktop, from, shadow, space, type } from '../design/theme/tokens';
import { VisuallyHidden } from '../design/VisuallyHidden';
import { formatCount } from '../lib/formats/formats';
import { addressOf } from '../lib/page/pages';
import { AccountFooter } from './AccountFooter';
import { ADMIN_BAR, ADMIN_MENU } from './ui/frame';
import { MENU_GROUPS, type StaffPage, useStaffPages } from './ui/staff-pages';

/** How many tasks of each kind are open. */
export type TaskCounts = readonly { readonly kind: TaskKind; readonly count: number }[] | undefined;

interface AdminSidebarProps {
  isVisitorKnown?: boolean;
  counts?: TaskCounts;
}

/** Links to the pages of staff: beside the page, or opened by the bar's button on narrow screens. */
export function AdminSidebar({ isVisitorKnown = true, counts }: AdminSidebarProps) {
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const pages = useStaffPages();

  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu
  useEffect(() => menu.current?.hidePopover?.(), [key]);

  return (
    <Side ref={menu} id={ADMIN_MENU} popover="auto" aria-label="Admin">
      <Groups>
        {MENU_GROUPS.map((group) => (
          <li key={group}>
            <Group id={`menu-${group}`}>{group}</Group>
            <ul aria-labelledby={`menu-${group}`}>
              {pages.map(
                (page) =>
                  page.menu?.group === group && (
                    <AreaLink
                      key={page.path}
                      to={addressOf(page)}
                      icon={page.menu.icon}
                      end={page.path === '/admin'}
                    >
                      {page.label ?? page.title}
                      {page.waiting && <Waiting of={page.waiting} counts={counts} />}
                    </AreaLink>
                  ),
              )}
            </ul>
          </li>
        ))}
      </Groups>
      {isVisitorKnown && <AccountFooter />}
    </Side>
  );
}

interface WaitingProps {
  of: NonNullable<StaffPage['waiting']>;
  counts: TaskCounts;
}

/** How many tasks wait on a page. */
function Waiting({ of: [kind, words], counts }: WaitingProps) {
  const count = counts?.find((one) => one.kind === kind)?.count ?? 0;
  if (count === 0) return null;
  return (
    <Count tone="warn">
      <VisuallyHidden>, </VisuallyHidden>
      {formatCount(count)}
      <VisuallyHidden> {words}</VisuallyHidden>
    </Count>
  );
}

const Count = styled(Badge)`margin-inline-start: auto; padding-inline: ${space(1.5)};`;

const Side = styled.nav`
  padding: 0;
  border: 0;
  background: ${color.surface};
  color: ${color.text};
  overflow: hidden;
  grid-template-rows: minmax(0, 1fr) auto;

  ${belowDesktop} {
    inset: ${ADMIN_BAR} auto 0 0;
    width: min(18rem, 100vw);
    height: auto;
    max-height: none;
    margin: 0;
    box-shadow: ${shadow.raised};
    &:popover-open { display: grid; }
  }

  /* Always shown, so no popover here. */
  ${from.desktop} {
    display: grid;
    position: sticky;
    inset: ${ADMIN_BAR} auto auto auto;
    width: auto;
    height: calc(100dvh - ${ADMIN_BAR});
    margin: 0;
    border-inline-end: 1px solid ${color.line};
  }

  @media (min-width: 1080px) and (pointer: fine) { li li > a { min-height: 2rem; } }
  @media print { display: none; }
`;

const Groups = styled.ul`
  padding: ${space(2)} ${space(3)};
  overflow-y: auto;
`;

const Group = styled.div`
  padding: ${space(2)} ${space(3)} ${space(1)};
  ${type('caption', 600)}
  color: ${color.textMuted};
`;
