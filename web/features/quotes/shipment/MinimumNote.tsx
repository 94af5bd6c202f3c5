import { styled } from 'styled-components';
import { color } from '../../../design/theme/colors';
import { motion, radius, space, type } from '../../../design/theme/tokens';
import { useCart } from '../../cart/use-cart';
import { minimumText } from '../../shipments/quote-text';

/** The distance to the destination's minimum charge, and what still fits under it. */
export function MinimumNote() {
  const { quote, destination, rate } = useCart(({ quote, destination, rates }) => ({
    quote,
    destination,
    rate: rates.destinations[destination],
  }));
  const text = minimumText(quote, destination, rate);
  if (!text) return null;
  const share = Math.min(1, quote.itemsPence / quote.minimumPence);
  return (
    <Note>
      {quote.itemCount > 0 && (
        <Track aria-hidden="true">
          <Reached style={{ scale: `${share} 1` }} />
        </Track>
      )}
      <p>{text}</p>
    </Note>
  );
}

const Note = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  ${type('small')}
`;

const Track = styled.div`
  height: 4px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.surfaceRaised};
`;

const Reached = styled.div`
  height: 100%;
  background: ${color.accent};
  transform-origin: left;
  &:dir(rtl) { transform-origin: right; }
  transition: scale ${motion.calm};
`;
