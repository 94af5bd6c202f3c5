import { type LucideIcon, Package, ReceiptText, ShieldCheck, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { UnreadBadge } from '../conversation/UnreadBadge';
import { color } from '../theme/colors';
import { from, radius, space, touchTarget, type } from '../theme/tokens';
import { USER_AREA_LINKS } from './user-area-links';

/** Links of the customer's own area: a column on wide screens, on narrow ones a row that scrolls. */
export function UserAreaNavigation() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another current link
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);

  return (
    <Bar aria-label="Your account">
      <List ref={list}>
        {USER_AREA_LINKS.map(({ to, label }) => {
          const Icon = icons[to];
          return (
            <li key={to}>
              <Item to={to}>
                <Icon aria-hidden="true" size={18} />
                {label}
                {to === '/user/orders' && <UnreadBadge />}
              </Item>
            </li>
          );
        })}
      </List>
    </Bar>
  );
}

const icons: Record<(typeof USER_AREA_LINKS)[number]['to'], LucideIcon> = {
  '/user/account': UserRound,
  '/user/orders': Package,
  '/user/quotes': ReceiptText,
  '/user/password': ShieldCheck,
};

const Bar = styled.nav`
  min-width: 0;
  border-block-end: 1px solid ${color.line};

  ${from.desktop} { padding: ${space(10)} 0 ${space(16)} ${space(4)}; border: 0; }
`;

const List = styled.ul`
  position: relative;
  display: flex;
  gap: ${space(1)};
  padding: ${space(1)} ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;

  ${from.desktop} { display: grid; padding: 0; overflow: visible; position: sticky; inset-block-start: ${space(6)}; }
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
