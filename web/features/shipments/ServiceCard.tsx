import { styled } from 'styled-components';
import {
  describeDeliveries,
  describeTransit,
  type Transit as TransitDays,
} from '../../../rules/destination-guide';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { figures, motion, radius, space, type } from '../../design/theme/tokens';
import { formatPounds } from '../../lib/formats/formats';
import type { ServiceOffer } from '../cart/rates/shipment-rates';

interface ServiceCardProps {
  offer: ServiceOffer;
  /** Absent where it is not known. */
  transit?: TransitDays;
  isChosen: boolean;
  onChoose: () => void;
}

/** One service as a choice, with its price. */
export function ServiceCard({ offer, transit, isChosen, onChoose }: ServiceCardProps) {
  return (
    <Card>
      <Top>
        <Radio type="radio" name="service" value={offer.level} checked={isChosen} onChange={onChoose} />
        <Name>{offer.name}</Name>
      </Top>
      <Text as="span" size="small" tone="textMuted">
        {offer.description}
      </Text>
      {transit && (
        <span>
          <Transit>{describeTransit(transit)}, door to door</Transit>
          <Text size="small" tone="textMuted">
            {describeDeliveries(transit)}
          </Text>
        </span>
      )}
      <Price>{offer.pence === 0 ? 'Included' : `+${formatPounds(offer.pence)}`}</Price>
    </Card>
  );
}

const Card = styled.label`
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  cursor: pointer;
  transition: border-color ${motion.quick}, background ${motion.quick};

  &:hover { border-color: ${color.accent}; }
  &:has(:checked) { border-color: ${color.accent}; box-shadow: inset 0 0 0 1px ${color.accent}; background: ${color.accentSoft}; }
  &:has(:checked) ${Text} { color: ${color.text}; }
  &:has(:focus-visible) { outline: 3px solid ${color.accent}; outline-offset: 2px; }
`;

const Top = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

const Name = styled.span`${type('body', 650)}`;
const Transit = styled.span`${type('small', 600)}`;
const Price = styled.span`${figures('medium')}`;

const Radio = styled.input`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  accent-color: ${color.accent};

  &:focus-visible { outline: none; }
`;
