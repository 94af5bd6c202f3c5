import { Menu, Phone, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { IconButton } from '../../design/IconButton';
import { Logo } from '../../design/Logo';
import { PhoneLink, PhoneNumber } from '../../design/PhoneLink';
import { color } from '../../design/theme/colors';
import { figures, fontFamily, from, space, touchTarget, width } from '../../design/theme/tokens';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { StoredCartMark } from '../../features/cart/mark/StoredCartMark';
import { useSiteName } from '../../lib/shop/shop';
import { Navigation } from './Navigation';
import { PromiseLine } from './PromiseLine';

interface HeaderProps {
  phone?: string;
  isVisitorKnown: boolean;
}

/** Promises, home link, free phone number and navigation, which opens below on a phone. */
export function Header({ phone, isVisitorKnown }: HeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu
  useEffect(() => setIsOpen(false), [key]);

  /** The focus does not stay on a link that is hidden now. */
  function close() {
    setIsOpen(false);
    toggle.current?.focus();
  }

  return (
    <Band onKeyDown={(event) => event.key === 'Escape' && isOpen && close()}>
      <PromiseLine />
      <Bar>
        <HomeLink />
        <StoredCartMark place="bar" />
        {phone && (
          <FreeLine number={phone}>
            <Phone aria-hidden="true" size={18} />
            <VisuallyHidden>Free phone line </VisuallyHidden>
            <PhoneNumber>{phone}</PhoneNumber>
          </FreeLine>
        )}
        <MenuToggle>
          <IconButton
            ref={toggle}
            label={isOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isOpen}
            aria-controls="navigation"
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </IconButton>
          <StoredCartMark place="button" />
        </MenuToggle>
        <Fold id="navigation" data-open={isOpen} data-ready={isVisitorKnown}>
          <StoredCartMark place="menu" />
          <Navigation />
        </Fold>
      </Bar>
    </Band>
  );
}

const Band = styled.header`
  border-block-end: 1px solid ${color.line};
  background: ${color.surfaceRaised};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(1)};
  max-width: calc(${width.page} + ${space(8)});
  margin-inline: auto;
  padding: ${space(2)} ${space(4)};

  ${from.tablet} { flex-wrap: nowrap; gap: ${space(2)}; }
  ${from.desktop} { gap: ${space(6)}; }
`;

const FreeLine = styled(PhoneLink)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${touchTarget};
  ${figures('small')}
  color: ${color.text};
  text-decoration: none;
  white-space: nowrap;

  svg { color: ${color.accent}; }
`;

const MenuToggle = styled.div`
  ${from.tablet} { display: none; }
`;

const Fold = styled.div`
  flex-basis: 100%;
  padding-block: ${space(2)};

  &[data-open='false'] { display: none; }
  &[data-ready='false'] { visibility: hidden; }

  ${from.tablet} {
    flex-basis: auto;
    min-width: 0;
    padding: 0;
    &[data-open='false'] { display: block; }
  }
`;

/** The logo and the store's name, linking home. */
function HomeLink() {
  const siteName = useSiteName();
  return (
    <Anchor to="/" aria-label={`${siteName}, home`}>
      <Logo />
      <span>{siteName}</span>
    </Anchor>
  );
}

const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  flex-shrink: 99; /* a long name wraps before its neighbours shrink */
  min-width: min-content;
  max-width: 100%;
  min-height: ${touchTarget};
  margin-inline-end: auto;
  color: ${color.text};
  font: 700 1.1875rem/1.1 ${fontFamily.heading};
  letter-spacing: -0.02em;
  text-decoration: none;

  ${from.tablet} { font-size: 1.3125rem; }

  svg { flex: none; }

  @media (max-width: 359px) {
    span { display: none; }
  }
`;
