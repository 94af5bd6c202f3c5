import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { savingPromise } from '../../rules/prices/phone-price';
import { color } from '../theme/colors';
import { from, space, type, width } from '../theme/tokens';
import { useShop } from '../ui/shop/shop';

/** The shop's promises in one line; a phone shows all on the home page and three elsewhere. */
export function PromiseLine() {
  const isHome = useLocation().pathname === '/';
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
    'Price-match backed',
  ].filter(Boolean);
  return (
    <Strip>
      <List aria-label="What we promise" data-full={isHome}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </List>
    </Strip>
  );
}

const Strip = styled.div`background: ${color.surfaceSunken};`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  max-width: calc(${width.page} + ${space(8)});
  margin-inline: auto;
  padding: ${space(1.5)} ${space(4)};
  ${type('caption')}

  li { white-space: nowrap; }
  /* The shop's own text may be long. */
  li:first-child { white-space: normal; overflow-wrap: anywhere; font-weight: 650; color: ${color.accentStrong}; }

  @media (max-width: 767px) {
    &[data-full='false'] li:nth-child(n + 4) { display: none; }
  }

  /* Columns, so that lines break the same in every font. */
  @media (min-width: 360px) and (max-width: 479px) {
    &[data-full='true'] { display: grid; grid-template-columns: auto auto; justify-content: space-between; }
  }

  ${from.desktop} { justify-content: space-between; }
`;
