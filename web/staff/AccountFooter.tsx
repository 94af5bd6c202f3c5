import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../design/theme/colors';
import { belowDesktop, from, radius, space, touchTarget, type } from '../design/theme/tokens';
import { LogoutButton } from '../features/users/sign-in/LogoutButton';
import { useSession } from '../session/session';
import { Welcome } from './Welcome';

/** The foot of the menu: who is signed in, the ways to the own account and to the shop, and Logout. */
export function AccountFooter() {
  const { user } = useSession();
  return (
    <Foot>
      <p>
        <b data-narrow>
          <Welcome />
        </b>
        <b data-wide>{user?.name}</b>
        <span>{user?.email}</span>
      </p>
      <Links>
        <Link to="/user/account">My account</Link>
        <Link to="/">Go to the shop</Link>
        <LogoutButton />
      </Links>
    </Foot>
  );
}

const Foot = styled.div`
  padding: ${space(3)} ${space(3)} ${space(2)};
  border-block-start: 1px solid ${color.line};
  overflow-wrap: anywhere;

  p { display: grid; ${type('caption')} color: ${color.textMuted}; }
  b { ${type('small', 600)} color: ${color.text}; }
  ${belowDesktop} { [data-wide] { display: none; } }
  ${from.desktop} { [data-narrow] { display: none; } }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(3)};
  margin-block-start: ${space(1)};

  > a, > button {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
    padding: 0;
    border-radius: ${radius.small};
    ${type('small', 550)}
    color: ${color.accent};
  }

  > button:hover { background: none; text-decoration: underline; }
  ${from.desktop} { @media (pointer: fine) { > a, > button { min-height: 1.75rem; } } }
`;
