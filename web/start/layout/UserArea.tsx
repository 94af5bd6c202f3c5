import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { from, space, width } from '../../design/theme/tokens';
import { VerifyNotice } from '../../features/users/verification/VerifyNotice';
import { UserAreaNavigation } from './UserAreaNavigation';

/** Frame of the customer's pages: their links beside the page, above it on narrow screens. */
export function UserArea() {
  return (
    <Frame>
      <UserAreaNavigation />
      <Content>
        <VerifyNotice />
        <Outlet />
      </Content>
    </Frame>
  );
}

const SIDE = '13rem';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: calc(${width.page} + ${space(8)});
  margin-inline: auto;

  ${from.desktop} { grid-template-columns: ${SIDE} minmax(0, 1fr); }
`;

/** A narrow page aligns with the start of the wide ones. */
const Content = styled.div`
  min-width: 0;

  ${from.desktop} { && > * { margin-inline: 0; } }
`;
