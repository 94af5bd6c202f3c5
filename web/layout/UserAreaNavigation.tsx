import { type LucideIcon, Package, ReceiptText, ShieldCheck, UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { UnreadBadge } from '../conversation/UnreadBadge';
import { color } from '../theme/colors';
import { from, space } from '../theme/tokens';
import { AreaLink, AreaNavigation } from '../ui/page/AreaNavigation';
import { USER_AREA_LINKS } from './user-area-links';

export function UserAreaNavigation() {
  return (
    <Bar>
      <AreaNavigation label="Your account">
        {USER_AREA_LINKS.map(({ to, label }) => (
          <AreaLink key={to} to={to} icon={icons[to]}>
            {label}
            {to === '/user/orders' && <UnreadBadge />}
          </AreaLink>
        ))}
      </AreaNavigation>
    </Bar>
  );
}

const icons: Record<(typeof USER_AREA_LINKS)[number]['to'], LucideIcon> = {
  '/user/account': UserRound,
  '/user/orders': Package,
  '/user/quotes': ReceiptText,
  '/user/password': ShieldCheck,
};

const Bar = styled.div`
  min-width: 0;
  border-block-end: 1px solid ${color.line};

  ${from.desktop} {
    padding: ${space(10)} 0 ${space(16)} ${space(4)};
    border: 0;

    > nav { position: sticky; inset-block-start: ${space(6)}; }
  }
`;
