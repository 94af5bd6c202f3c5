import { NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../../design/theme/colors';
import { from, radius, space, touchTarget, type } from '../../design/theme/tokens';
import { LogoutButton } from '../../features/users/sign-in/LogoutButton';
import { firstName } from '../../lib/formats/formats';
import { useSession } from '../../session/session';
import { USER_MENU } from '../pages';

const ACCOUNT = '/user/account';

/** Links for everyone; then sign-in for guests, or the user's pages, a greeting and Logout. */
export function Navigation() {
  const { user } = useSession();
  const { pathname, search, hash } = useLocation();
  const isSigningIn = pathname === '/login' || pathname === '/register';
  // Between login and register the return address stays; from any other page it is that page.
  const signInLink = isSigningIn ? { search } : {};
  const cameFrom = isSigningIn ? undefined : { from: pathname + search + hash };

  return (
    <nav aria-label="Main">
      <Links>
        <li>
          <Item to="/" end>
            Home
          </Item>
        </li>
        {user ? (
          <>
            {user.role === 'admin' ? (
              <li>
                <Item to="/admin">Admin Dashboard</Item>
              </li>
            ) : (
              USER_MENU.map(({ path, title }) => (
                <UserPage key={path} data-everywhere={path === ACCOUNT}>
                  <Item to={path}>{title}</Item>
                </UserPage>
              ))
            )}
            <Welcome>Welcome, {firstName(user.name, 'User')}</Welcome>
            <li>
              <LogoutButton />
            </li>
          </>
        ) : (
          <>
            <li>
              <Item to={{ pathname: '/login', ...signInLink }} state={cameFrom}>
                Login
              </Item>
            </li>
            <li>
              <Item to={{ pathname: '/register', ...signInLink }} state={cameFrom}>
                Sign Up
              </Item>
            </li>
          </>
        )}
      </Links>
    </nav>
  );
}

const Links = styled.ul`
  display: grid;
  gap: ${space(1)};

  button { padding-inline: ${space(3)}; }

  ${from.tablet} {
    display: flex;
    align-items: center;
    font-size: 0.875rem;
    white-space: nowrap;
    button { padding-inline: ${space(2)}; font-size: inherit; }
  }

  ${from.desktop} {
    font-size: 1rem;
    button { padding-inline: ${space(3)}; }
  }
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${touchTarget};
  padding-inline: ${space(2)};
  border-radius: ${radius.medium};
  ${type('body', 550)}
  color: ${color.text};
  text-decoration: none;

  ${from.tablet} { font-size: inherit; }
  ${from.desktop} { padding-inline: ${space(3)}; }

  &:hover { background: ${color.accentSoft}; color: ${color.accentStrong}; }
  &[aria-current='page'] { color: ${color.accentStrong}; text-decoration: underline 2px; text-underline-offset: 0.4em; }
`;

/** Where the area lists its pages beside them, the header keeps only the first. */
const UserPage = styled.li`
  ${from.tablet} { &[data-everywhere='false'] { display: none; } }
`;

const Welcome = styled.li`
  min-width: 0;
  overflow: hidden;
  padding: ${space(2)};
  text-overflow: ellipsis;
  ${type('body')}
  ${from.tablet} { font-size: inherit; }
  color: ${color.textMuted};
`;
