import { type LucideIcon, Package, ReceiptText, ShieldCheck, UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { AreaLink, AreaNavigation } from '../../design/page/AreaNavigation';
import { color } from '../../design/theme/colors';
import { from, space } from '../../design/theme/tokens';
import { UnreadBadge } from '../../features/conversation/UnreadBadge';
import { USER_MENU } from '../pages';

export function UserAreaNavigation() {
  return (
    <Bar>
      <AreaNavigation label="Your account">
        {USER_MENU.map(({ path, title }) => (
          <AreaLink key={path} to={path} icon={ICONS[path]!}>
            {title}
            {path === '/user/orders' && <UnreadBadge />}
          </AreaLink>
        ))}
      </AreaNavigation>
    </Bar>
  );
}

const ICONS: Readonly<Record<string, LucideIcon>> = {
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
