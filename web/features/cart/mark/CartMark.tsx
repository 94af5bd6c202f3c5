import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Badge } from '../../../design/Badge';
import { color } from '../../../design/theme/colors';
import { belowDesktop, from, radius, space, touchTarget, type } from '../../../design/theme/tokens';
import { VisuallyHidden, visuallyHidden } from '../../../design/VisuallyHidden';
import { plural } from '../../../lib/formats/counts';
import { formatPounds } from '../../../lib/formats/formats';
import { useUnfinishedQuote } from '../storage/unfinished-quote';

interface CartMarkProps {
  place: 'bar' | 'menu' | 'button' | 'text';
  children?: ReactNode;
}

/** The way back to a quote with items, with their count. */
export function CartMark({ place, children }: CartMarkProps) {
  const begun = useUnfinishedQuote();
  if (!begun) return children;
  const items = plural(begun.itemCount, 'item');
  if (place === 'button') return <Corner aria-hidden="true">{begun.itemCount}</Corner>;
  if (place === 'text')
    return (
      <Continue to="/new-quote">
        Continue your quote: {items}, {formatPounds(begun.totalPence)}
      </Continue>
    );
  return (
    <Mark to="/new-quote" $place={place}>
      <Package aria-hidden="true" size={20} />
      <span>
        Your quote <VisuallyHidden>{items}</VisuallyHidden>
      </span>
      <Badge tone="accent" aria-hidden="true">
        {begun.itemCount}
      </Badge>
    </Mark>
  );
}

/** Between tablet and desktop there is room for the count only. */
const inBar = css`
  display: none;
  ${from.tablet} { display: flex; }
  ${belowDesktop} { > span:first-of-type { ${visuallyHidden} } }
`;

const inMenu = css`
  display: flex;
  ${from.tablet} { display: none; }
`;

const Mark = styled(Link)<{ $place: 'bar' | 'menu' }>`
  align-items: center;
  gap: ${space(2)};
  min-height: ${touchTarget};
  padding-inline: ${space(2)};
  border-radius: ${radius.medium};
  ${type('body', 550)}
  color: ${color.text};
  text-decoration: none;
  ${({ $place }) => ($place === 'bar' ? inBar : inMenu)}

  &:hover { background: ${color.accentSoft}; color: ${color.accentStrong}; }
  > svg { color: ${color.accent}; }
`;

const Continue = styled(Link)`
  display: inline-block;
  /* To be hit by a finger, in the height of its line. */
  margin-block: ${space(-2.5)};
  padding-block: ${space(2.5)};
  ${type('body', 600)}
  color: ${color.accent};
`;

const Corner = styled.span`
  position: absolute;
  translate: -1.25rem -0.125rem;
  min-width: 1.5em;
  padding-inline: ${space(1)};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.accentText};
  ${type('caption', 650)}
  text-align: center;
  pointer-events: none;
`;
