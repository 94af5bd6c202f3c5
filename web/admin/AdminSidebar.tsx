import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSession } from '../apollo/session/session';
import { color } from '../theme/colors';
import { from, radius, space, touchTarget, type } from '../theme/tokens';
import { AreaLink, AreaNavigation } from '../ui/page/AreaNavigation';
import { LogoutButton } from '../users/sign-in/LogoutButton';
import { ADMIN_PAGES } from './ui/admin-pages';

/** Links of the admin area, the signed-in user, and Logout. */
export function AdminSidebar() {
  const { user } = useSession();
  return (
    <Side>
      <AreaNavigation label="Admin">
        {ADMIN_PAGES.map(({ to, label, icon, end }) => (
          <AreaLink key={to} to={to} icon={icon} end={end}>
            {label}
          </AreaLink>
        ))}
      </AreaNavigation>
      <Person>
        <Account to="/user/account">
          <b>{user?.name.trim() || 'User'}</b>
          <span>{user?.email}</span>
        </Account>
        <LogoutButton />
      </Person>
    </Side>
  );
}

const Side = styled.div`
  min-width: 0;
  border-block-end: 1px solid ${color.line};

  ${from.desktop} {
    position: sticky;
    inset-block-start: 0;
    display: grid;
    grid-template-rows: 1fr auto;
    gap: ${space(6)};
    align-self: start;
    max-height: 100dvh;
    padding: ${space(4)};
    border: 0;
    overflow-y: auto;
  }

  @media print { display: none; }
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: 0 ${space(4)} ${space(1)};

  ${from.desktop} {
    display: grid;
    justify-items: start;
    padding: ${space(3)} 0 0;
    border-block-start: 1px solid ${color.line};

    > button { padding-inline: ${space(3)}; }
  }
`;

const Account = styled(Link)`
  display: grid;
  align-content: center;
  min-width: 0;
  max-width: 100%;
  min-height: ${touchTarget};
  border-radius: ${radius.medium};
  ${type('caption')}
  color: ${color.textMuted};
  text-decoration: none;

  ${from.desktop} { padding: ${space(2)} ${space(3)}; }
  &:hover { color: ${color.accentStrong}; }

  > b { ${type('small', 600)} color: ${color.text}; }
  > * { overflow: hidden; text-overflow: ellipsis; }
`;
