import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSession } from '../apollo/session/session';
import { color } from '../theme/colors';
import { from, space } from '../theme/tokens';
import { Text } from '../ui/Text';
import { AdminSidebar } from './AdminSidebar';

/** Frame of the staff's pages: their links beside the page, above it on narrow screens. */
export function AdminArea() {
  const { user } = useSession();
  return (
    <Frame>
      <AdminSidebar />
      <Content>
        <Welcome size="small" tone="textMuted">
          Welcome back, {user?.name.trim() || 'User'}
        </Welcome>
        {/* Remounts the page when somebody else signs in in another tab. */}
        <Outlet key={user?.id} />
      </Content>
    </Frame>
  );
}

const SIDE = '14rem';
/** Wider than other pages, for tables with many columns. */
const WIDEST = '100rem';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  max-width: ${WIDEST};
  min-height: 100%;
  margin-inline: auto;

  ${from.desktop} { grid-template: 1fr / ${SIDE} minmax(0, 1fr); }
`;

const Content = styled.div`
  min-width: 0;
  ${from.desktop} { border-inline-start: 1px solid ${color.line}; }

  && > * { max-width: none; margin-inline: 0; }
  && > :not(:first-child) { padding-block-start: ${space(2)}; }
`;

const Welcome = styled(Text)`
  padding: ${space(4)} ${space(4)} 0;
  @media print { display: none; }
`;
