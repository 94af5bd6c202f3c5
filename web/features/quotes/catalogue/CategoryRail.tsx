import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../../design/Badge';
import { color } from '../../../design/theme/colors';
import { from, motion, radius, space, touchTarget, type } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { useCart } from '../../cart/use-cart';
import { countByCategory } from '../../shipments/quote-text';
import { inSight } from '../layout';
import { findCategory, OTHER_ITEMS } from './find-category';

export interface RailCategory {
  id: string;
  name: string;
  slug: string;
}

interface CategoryRailProps {
  categories: readonly RailCategory[];
  selected: RailCategory | undefined;
  onSelect: (category: RailCategory) => void;
  /** Below the categories. */
  children?: ReactNode;
}

/** The categories with their item counts in the shipment; a rail beside the list, a scroller on a phone. */
export function CategoryRail({ categories, selected, onSelect, children }: CategoryRailProps) {
  const own = findCategory(categories, OTHER_ITEMS)?.id;
  const counts = useCart(({ lines }) => countByCategory(lines, own));
  const current = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection is another button to show
  useEffect(() => {
    const button = current.current;
    const scroller = button?.closest('ul');
    if (!button || !scroller) return;
    scroller.scrollTo({ left: button.offsetLeft - scroller.clientWidth / 2 + button.offsetWidth / 2 });
  }, [selected?.id]);

  return (
    <Nav aria-label="Categories">
      <Rail>
        {categories.map((category) => {
          const isSelected = category.id === selected?.id;
          const count = counts[category.id] ?? 0;
          return (
            <li key={category.id}>
              <Choice
                ref={isSelected ? current : undefined}
                type="button"
                aria-current={isSelected ? 'true' : undefined}
                onClick={() => onSelect(category)}
              >
                {category.name}
                {count > 0 && (
                  <Badge tone="accent">
                    {count}
                    <VisuallyHidden> in your shipment</VisuallyHidden>
                  </Badge>
                )}
              </Choice>
            </li>
          );
        })}
      </Rail>
      {children}
    </Nav>
  );
}

const Nav = styled.nav`
  min-width: 0;
  ${from.desktop} { ${inSight} align-self: start; }
`;

const Rail = styled.ul`
  display: flex;
  gap: ${space(2)};
  position: relative;
  overflow-x: auto;
  margin-inline: ${space(-4)};
  padding: 0 ${space(4)};
  scrollbar-width: none;

  ${from.desktop} {
    display: grid;
    gap: ${space(1)};
    overflow: visible;
    margin-inline: 0;
    padding: 0;
  }
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  width: 100%;
  min-height: ${touchTarget};
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  ${type('small', 500)}
  text-align: start;
  white-space: nowrap;
  cursor: pointer;
  transition: background ${motion.quick};

  &:hover { border-color: ${color.accent}; }
  &[aria-current] { border-color: ${color.accent}; background: ${color.accentSoft}; color: ${color.text}; font-weight: 650; }

  ${from.desktop} {
    border-color: transparent;
    background: transparent;
    white-space: normal;
  }
`;
