import { styled } from 'styled-components';
import { destinationName } from '../../../../rules/destinations';
import { phonePence } from '../../../../rules/prices/phone-price';
import { busyIndicator } from '../../../design/feedback/busy-indicator';
import { color } from '../../../design/theme/colors';
import { figures, space, type } from '../../../design/theme/tokens';
import { plural } from '../../../lib/formats/counts';
import { Money } from '../../../lib/formats/Money';
import { useShop } from '../../../lib/shop/shop';
import type { CartLine } from '../../cart/cart-types';
import { useCart } from '../../cart/use-cart';
import { PhoneSaving } from '../../shipments/PhoneSaving';
import { volumeText } from '../../shipments/quote-text';

interface QuoteFiguresProps {
  /** How many lines have a row of their own, all of them for Infinity; none: their sum has one. */
  linesShown?: number;
}

/** How the total adds up: items, minimum charge and service; below it the volume. */
export function QuoteFigures({ linesShown = 0 }: QuoteFiguresProps) {
  const { lines, quote, destination, offer, isRepricing, isProvisional } = useCart((cart) => ({
    lines: cart.lines,
    quote: cart.quote,
    destination: cart.destination,
    offer: cart.rates.services.find(({ level }) => level === cart.service),
    isRepricing: cart.isRepricing,
    isProvisional: cart.isProvisional,
  }));
  const { shop } = useShop();
  const shown = lines.slice(0, linesShown);
  const further = lines.slice(linesShown);
  return (
    <>
      <StatTiles aria-busy={isRepricing}>
        {linesShown > 0 ? (
          shown.map((line) => (
            <Figure key={line.key}>
              <dt>
                {line.quantity} × {line.name}
              </dt>
              <dd>
                {line.unitPence === null ? 'Not available' : <Money pence={line.unitPence * line.quantity} />}
              </dd>
            </Figure>
          ))
        ) : (
          <Figure>
            <dt>{plural(quote.itemCount, 'item')}</dt>
            <dd>
              <Money pence={quote.itemsPence} />
            </dd>
          </Figure>
        )}
        {shown.length > 0 && further.length > 0 && (
          <Figure>
            <dt>and {plural(further.length, 'more line')}</dt>
            <dd>
              <Money pence={sumOf(further)} />
            </dd>
          </Figure>
        )}
        {quote.minimumTopUpPence > 0 && (
          <Figure>
            <dt>Minimum charge for {destinationName(destination)}</dt>
            <dd>
              +<Money pence={quote.minimumTopUpPence} />
            </dd>
          </Figure>
        )}
        {quote.promotion && (
          <Figure>
            <dt>{quote.promotion.name}</dt>
            <dd>
              <Money pence={-quote.promotionPence} />
            </dd>
          </Figure>
        )}
        {offer && quote.itemCount > 0 && (
          <Figure>
            <dt>{offer.name}</dt>
            <dd>{offer.pence === 0 ? 'Included' : <Money pence={quote.servicePence} />}</dd>
          </Figure>
        )}
        <Total>
          <dt>Total</dt>
          <dd>
            <Money pence={quote.totalPence} />
          </dd>
        </Total>
        <Volume>
          <dt>Volume</dt>
          <dd>{volumeText(quote.volumeCm3)}</dd>
        </Volume>
      </StatTiles>
      {!isProvisional && (
        <PhoneSaving
          phonePence={phonePence(quote.totalPence, shop?.onlineSavingPercent ?? 0)}
          onlinePence={quote.totalPence}
        />
      )}
    </>
  );
}

function sumOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { unitPence, quantity }) => sum + (unitPence ?? 0) * quantity, 0);
}

const StatTiles = styled.dl`
  display: grid;
  gap: ${space(2)};
  ${busyIndicator}
`;

const Figure = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  ${type('small')}

  > dt { overflow-wrap: anywhere; }
  > dd { white-space: nowrap; font-variant-numeric: tabular-nums; }
`;

const Volume = styled(Figure)`color: ${color.textMuted};`;

const Total = styled(Figure)`
  align-items: baseline;
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color.line};

  > dt { ${type('body', 650)} }
  > dd { ${figures('large', 700)} }
`;
