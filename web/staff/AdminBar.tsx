import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { IconButton } from '../design/IconButton';
import { Logo } from '../design/Logo';
import { color } from '../design/theme/colors';
import { belowDesktop, fontFamily, from, layer, space, touchTarget, type } from '../design/theme/tokens';
import { useSiteName } from '../lib/shop/shop';
import { PaletteButton } from './palette/PaletteButton';
import { ADMIN_BAR, ADMIN_MENU } from './ui/frame';
import { Welcome } from './Welcome';

/**
 * The one bar above every page of staff: mark, search and welcome, and the menu's button on narrow screens. Search and
 * welcome are left out until the visitor is known.
 */
export function AdminBar({ isVisitorKnown = true }: { isVisitorKnown?: boolean }) {
  const siteName = useSiteName();
  return (
    <Bar>
      <MenuToggle>
        <IconButton label="Menu" popoverTarget={ADMIN_MENU}>
          <Menu aria-hidden="true" size={20} />
        </IconButton>
      </MenuToggle>
      <Home to="/admin" aria-label={`${siteName}, dashboard`}>
        <Logo size={26} />
        <span>{siteName}</span>
      </Home>
      {isVisitorKnown && <PaletteButton />}
      {isVisitorKnown && (
        <Wide>
          <Welcome />
        </Wide>
      )}
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space(4)};
  height: ${ADMIN_BAR};
  padding-inline: ${space(2)};
  border-block-end: 1px solid ${color.line};
  background: ${color.surfaceRaised};

  ${from.desktop} { padding-inline: ${space(4)}; }
  ${belowDesktop} { gap: ${space(2)}; }
  @media print { display: none; }
`;

const MenuToggle = styled.div`
  ${from.desktop} { display: none; }
`;

/** On narrow screens the menu has it. */
const Wide = styled.span`
  max-width: 20rem;
  overflow: hidden;
  ${type('small', 550)}
  text-overflow: ellipsis;
  white-space: nowrap;
  ${belowDesktop} { display: none; }
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  min-height: ${touchTarget};
  margin-inline-end: auto;
  color: ${color.text};
  font: 700 1.0625rem/1.1 ${fontFamily.heading};
  text-decoration: none;

  svg { flex: none; }
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
