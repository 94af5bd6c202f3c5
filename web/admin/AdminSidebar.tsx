import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { belowDesktop, from, shadow, space } from '../theme/tokens';
import { AreaLink } from '../ui/page/AreaNavigation';
import { ADMIN_PAGES } from './ui/admin-pages';
import { ADMIN_BAR, ADMIN_MENU } from './ui/frame';

/** Links to the pages of staff: beside the page, or opened by the bar's button on narrow screens. */
export function AdminSidebar() {
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu
  useEffect(() => menu.current?.hidePopover?.(), [key]);

  return (
    <Side ref={menu} id={ADMIN_MENU} popover="auto" aria-label="Admin">
      <ul>
        {ADMIN_PAGES.map(({ to, label, icon, end }) => (
          <AreaLink key={to} to={to} icon={icon} end={end}>
            {label}
          </AreaLink>
        ))}
      </ul>
    </Side>
  );
}

const Side = styled.nav`
  padding: ${space(3)};
  border: 0;
  background: ${color.surface};
  color: ${color.text};
  overflow-y: auto;

  ul { display: grid; gap: ${space(0.5)}; }

  ${belowDesktop} {
    inset: ${ADMIN_BAR} auto 0 0;
    width: min(18rem, 100vw);
    height: auto;
    max-height: none;
    margin: 0;
    box-shadow: ${shadow.raised};
  }

  /* Always shown, so no popover here. */
  ${from.desktop} {
    display: block;
    position: sticky;
    inset: ${ADMIN_BAR} auto auto auto;
    width: auto;
    height: calc(100dvh - ${ADMIN_BAR});
    margin: 0;
    border-inline-end: 1px solid ${color.line};
  }

  @media (min-width: 1080px) and (pointer: fine) { a { min-height: 2.25rem; } }
  @media print { display: none; }
`;
