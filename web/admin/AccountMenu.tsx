import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSession } from '../apollo/session/session';
import { color } from '../theme/colors';
import { from, radius, shadow, space, touchTarget, type } from '../theme/tokens';
import { hiddenFromSight, VisuallyHidden } from '../ui/VisuallyHidden';
import { LogoutButton } from '../users/sign-in/LogoutButton';
import { ADMIN_BAR } from './ui/frame';

const MENU = 'admin-account';

/** Who is signed in, the way to the shop and the own account, and Logout. */
export function AccountMenu() {
  const { user } = useSession();
  const name = user?.name.trim() || 'User';
  return (
    <>
      <Toggle type="button" popoverTarget={MENU}>
        <Initials aria-hidden="true">{initialsOf(name)}</Initials>
        <VisuallyHidden>Account of </VisuallyHidden>
        <Name>{name}</Name>
        <ChevronDown aria-hidden="true" size={16} />
      </Toggle>
      <Menu id={MENU} popover="auto" onClick={({ currentTarget }) => currentTarget.hidePopover()}>
        <Person>
          <b>Welcome back, {name}</b>
          <span>{user?.email}</span>
        </Person>
        <Link to="/user/account">My account</Link>
        <Link to="/">Go to the shop</Link>
        <LogoutButton />
      </Menu>
    </>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  return [words[0], words.length > 1 && words.at(-1)].map((word) => (word ? [...word][0] : '')).join('');
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  flex: none;
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  ${type('small', 550)}
  cursor: pointer;

  &:hover { background: ${color.accentSoft}; }
`;

/** On a phone the initials stand for it. */
const Name = styled.span`
  ${hiddenFromSight}
  ${from.tablet} {
    position: static;
    width: auto;
    max-width: 14rem;
    height: auto;
    margin: 0;
    clip-path: none;
    text-overflow: ellipsis;
  }
`;

const Initials = styled.span`
  display: inline-grid;
  place-items: center;
  width: 1.875rem;
  height: 1.875rem;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accentStrong};
  font-size: 0.8125rem;
  font-weight: 650;
`;

const Menu = styled.div`
  inset: calc(${ADMIN_BAR} + ${space(1)}) ${space(2)} auto auto;
  width: min(17rem, calc(100vw - ${space(4)}));
  margin: 0;
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.raised};

  &:popover-open { display: grid; }

  > a, > button {
    display: flex;
    align-items: center;
    justify-content: start;
    min-height: ${touchTarget};
    padding-inline: ${space(3)};
    border-radius: ${radius.medium};
    ${type('small', 550)}
    color: ${color.text};
    text-decoration: none;
  }

  > a:hover, > button:hover { background: ${color.accentSoft}; color: ${color.accentStrong}; }
`;

const Person = styled.p`
  display: grid;
  margin-block-end: ${space(1)};
  padding: ${space(2)} ${space(3)} ${space(3)};
  border-block-end: 1px solid ${color.line};
  overflow-wrap: anywhere;
  ${type('caption')}
  color: ${color.textMuted};

  b { ${type('small', 600)} color: ${color.text}; }
`;
