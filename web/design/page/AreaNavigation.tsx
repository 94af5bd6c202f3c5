import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { from, radius, space, touchTarget, type } from '../theme/tokens';

/** Links of one area: a column on wide screens, a row on narrow ones, scrolled to the current page. Contains `AreaLink`s. */
export function AreaNavigation({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another current link
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav aria-label={label}>
      <List ref={list}>{children}</List>
    </nav>
  );
}

interface AreaLinkProps {
  to: string;
  icon: LucideIcon;
  /** Current only on this exact path; otherwise also on the paths below. */
  end?: boolean;
  children: ReactNode;
}

export function AreaLink({ to, icon: Icon, end = false, children }: AreaLinkProps) {
  return (
    <li>
      <Item to={to} end={end}>
        <Icon aria-hidden="true" size={18} />
        {children}
      </Item>
    </li>
  );
}

const List = styled.ul`
  position: relative;
  display: flex;
  gap: ${space(1)};
  padding: ${space(1)} ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;

  ${from.desktop} { display: grid; padding: 0; overflow: visible; }
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touchTarget};
  padding-inline: ${space(3)};
  border-radius: ${radius.medium};
  ${type('small', 550)}
  color: ${color.text};
  text-decoration: none;
  white-space: nowrap;

  svg { flex: none; color: ${color.textMuted}; }
  &:hover { background: ${color.accentSoft}; color: ${color.accentStrong}; }
  &[aria-current='page'] { background: ${color.accentSoft}; color: ${color.accentStrong}; font-weight: 650; }
  &[aria-current='page'] svg { color: ${color.accent}; }
`;
