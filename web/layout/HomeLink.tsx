import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { fontFamily, from, space, touchTarget } from '../theme/tokens';
import { Mark } from '../ui/Mark';
import { useSiteName } from '../ui/shop/shop';

/** The logo and the store's name, linking home. */
export function HomeLink() {
  const siteName = useSiteName();
  return (
    <Anchor to="/" aria-label={`${siteName}, home`}>
      <Mark />
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
