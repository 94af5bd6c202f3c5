import { styled } from 'styled-components';
import { color } from '../../design/theme/colors';
import { from, radius, space, touchTarget, type } from '../../design/theme/tokens';
import { ADMIN_BAR } from '../ui/frame';

/** The parts of the settings: ids of their panels, and their names. */
const SECTIONS = {
  shop: 'Shop',
  services: 'Services',
  rates: 'Custom-box rates',
  company: 'Company details',
  proofs: 'Memberships and reviews',
  links: 'Social links',
} as const;

/** Leads to the parts of the settings; beside them, and always in view, where there is room. */
export function SectionsMenu() {
  return (
    <Menu aria-label="Sections">
      <ul>
        {Object.entries(SECTIONS).map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

/** The menu and the parts that it leads to. */
export const BesideMenu = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  [id] { scroll-margin-block-start: calc(${ADMIN_BAR} + ${space(4)}); }
  ${from.desktop} { grid-template-columns: 11rem minmax(0, 1fr); gap: ${space(6)}; }
`;

const Menu = styled.nav`
  ul { display: flex; flex-wrap: wrap; gap: 0 ${space(2)}; }

  a {
    display: flex;
    align-items: center;
    min-height: ${touchTarget};
    padding-inline: ${space(3)};
    border-radius: ${radius.medium};
    ${type('small', 600)}
    color: ${color.text};
    text-decoration: none;
  }
  a:hover { background: ${color.accentSoft}; color: ${color.accentStrong}; }

  ${from.desktop} {
    position: sticky;
    inset-block-start: calc(${ADMIN_BAR} + ${space(4)});
    align-self: start;
    ul { display: grid; }
    @media (pointer: fine) { a { min-height: 2.25rem; } }
  }
`;
