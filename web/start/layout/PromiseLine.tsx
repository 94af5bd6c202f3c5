import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { savingPromise } from '../../../rules/prices/phone-price';
import { color } from '../../design/theme/colors';
import { from, space, type, width } from '../../design/theme/tokens';
import { useShop } from '../../lib/shop/shop';

/** The shop's promises in one row, which scrolls by itself where it is longer than the window. */
export function PromiseLine() {
  const { shop } = useShop();
  const promises = [
    savingPromise(shop?.onlineSavingPercent ?? 0),
    shop?.promotion,
    'Quotes in 60 seconds',
    'No obligation',
    'Worldwide service',
    'Same-day pickup',
    'Furniture shipping',
    '20FT and 40ft containers',
  ].filter(Boolean);
  return (
    <Strip>
      <List aria-label="What we promise" tabIndex={0}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
        <li>
          <Link to="/request?kind=price_match">Price-match backed</Link>
        </li>
      </List>
    </Strip>
  );
}

const Strip = styled.div`background: ${color.surfaceSunken};`;

const List = styled.ul`
  display: flex;
  gap: ${space(5)};
  max-width: calc(${width.page} + ${space(8)});
  margin-inline: auto;
  padding: ${space(1.5)} ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;
  ${type('caption')}

  li { flex: none; }
  a { color: inherit; }
  li:first-child { font-weight: 650; color: ${color.accentStrong}; }

  ${from.desktop} { justify-content: space-between; }
`;
