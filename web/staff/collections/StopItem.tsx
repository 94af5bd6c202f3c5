import { Copy, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { describeAccess } from '../../../rules/people/access';
import { Badge } from '../../design/Badge';
import { Button } from '../../design/Button';
import { useToast } from '../../design/feedback/toast';
import { PhoneLink, PhoneNumber } from '../../design/PhoneLink';
import { color } from '../../design/theme/colors';
import { figures, from, radius, space, touchTarget, type } from '../../design/theme/tokens';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { orderBadge } from '../../features/orders/order-labels';
import { usePermission } from '../../session/permissions';
import { RowCheckbox } from '../ui/lists/RowCheckbox';
import { orderPath } from '../ui/order-path';
import { SampleTag } from '../ui/SampleTag';
import { addressLines, hasLeft } from './collection-text';
import { ScreenOnly } from './print-styles';
import { StopContents } from './StopContents';
import { dropOn, StopHandle } from './StopHandle';
import type { StopItemFragment } from './StopItem.generated';
import type { StopMove } from './use-stop-order';

interface StopItemProps {
  stop: StopItemFragment;
  isSelected: boolean;
  onToggle: () => void;
  onCollect: () => void;
  /** The number of stops of the whole day. */
  stopCount: number;
  onMove: (stop: number, by: StopMove) => void;
  /** Another stop was dropped on this one. */
  onDropped: (id: string) => void;
}

/** One stop: address, contents, and the driver's actions; in print with room to sign. */
export function StopItem({
  stop,
  isSelected,
  onToggle,
  onCollect,
  stopCount,
  onMove,
  onDropped,
}: StopItemProps) {
  const { id, number, status, origin, collectionAccess, customerName } = stop.order;
  const isCollected = hasLeft(stop.order);
  const hasOrders = usePermission('orders', 'money');
  const toast = useToast();
  const addressText = [...addressLines(origin), origin.postcode];

  async function copyAddress(): Promise<void> {
    try {
      await navigator.clipboard.writeText(addressText.join(', '));
      toast(`Address of ${number} copied`, 'good');
    } catch {
      toast('Select and copy the address yourself', 'info');
    }
  }

  return (
    <Item data-done={isCollected || undefined} data-selected={isSelected || undefined} {...dropOn(onDropped)}>
      <Place>
        <span>
          <VisuallyHidden>Stop </VisuallyHidden>
          {stop.stop}
        </span>
        {!isCollected && (
          <ScreenOnly>
            <RowCheckbox label={`Select ${number}`} isSelected={isSelected} onToggle={onToggle} />
          </ScreenOnly>
        )}
        {stopCount > 1 && (
          <StopHandle id={id} number={number} stop={stop.stop} stopCount={stopCount} onMove={onMove} />
        )}
      </Place>
      <Who>
        <h3>{customerName}</h3>
        <address>
          {addressLines(origin).map((line) => (
            <span key={line}>{line}</span>
          ))}
          <b>{origin.postcode}</b>
        </address>
        {hasOrders ? <Order to={orderPath(id)}>{number}</Order> : <b>{number}</b>}
        <SampleTag value={number} />
        {collectionAccess && <Note>{describeAccess(collectionAccess).join('. ')}</Note>}
        {stop.driverNotes.map((note) => (
          <Note key={note}>For the driver: {note}</Note>
        ))}
      </Who>
      <StopContents stop={stop} />
      <Actions>
        {stop.phone && (
          <Call number={stop.phone}>
            <Phone aria-hidden="true" size={18} />
            <span>
              <VisuallyHidden>Call {customerName} </VisuallyHidden>
              <PhoneNumber>{stop.phone}</PhoneNumber>
            </span>
          </Call>
        )}
        {isCollected ? (
          <Badge tone="good">Collected · {orderBadge(status).label}</Badge>
        ) : (
          <>
            <ScreenOnly>
              <Button variant="quiet" isWide onClick={() => void copyAddress()}>
                <Copy aria-hidden="true" size={18} />
                <span>
                  Copy address<VisuallyHidden> of {number}</VisuallyHidden>
                </span>
              </Button>
            </ScreenOnly>
            <ScreenOnly data-main>
              <Button isWide onClick={onCollect}>
                <span>
                  Mark as collected<VisuallyHidden> {number}</VisuallyHidden>
                </span>
              </Button>
            </ScreenOnly>
            <Sign aria-hidden="true">Signature and remarks</Sign>
          </>
        )}
      </Actions>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  ${type('small')}
  overflow-wrap: anywhere;

  > * { grid-column: 2; min-width: 0; }
  > :first-child { grid-column: 1; grid-row: 1; }
  > :last-child { grid-column: 1 / -1; }

  &[data-selected] { border-color: ${color.accent}; background: ${color.accentSoft}; }
  &[data-done] { background: ${color.surface}; }

  ${from.tablet} {
    grid-template-columns: 2.75rem minmax(0, 1fr) minmax(0, 1fr) 13rem;
    padding: ${space(3)} ${space(4)};
    > *, > :last-child { grid-column: auto; grid-row: 1; }
  }

  @media print {
    grid-template-columns: 2rem minmax(0, 1fr) minmax(0, 1fr) 10rem;
    padding: ${space(2)} 0;
    border-width: 1px 0 0;
    border-radius: 0;
    break-inside: avoid;
    > *, > :last-child { grid-column: auto; grid-row: 1; }
    &&[data-done], &&[data-selected] { background: none; }
  }
`;

const Place = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${space(1.5)};
  > span { ${figures('large', 700)} color: ${color.accent}; }
`;

const Who = styled.div`
  > h3 { ${type('body', 650)} }
  address { display: grid; font-style: normal; ${type('body')} }
`;

const Order = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  font-weight: 600;
  @media print { min-height: 0; color: inherit; text-decoration: none; }
`;

const Note = styled.p`
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.medium};
  background: ${color.warnSoft};
  font-weight: 600;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  > * { flex: 1 0 auto; max-width: 100%; }
  > [data-main] { flex-basis: 100%; }

  ${from.tablet} { display: grid; align-content: start; }
  @media print { display: grid; align-content: start; }
`;

const Call = styled(PhoneLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${touchTarget};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  ${type('body', 600)}
  color: ${color.text};
  text-decoration: none;

  &:hover { border-color: ${color.accent}; color: ${color.accent}; }
  @media print { justify-content: start; min-height: 0; padding: 0; border: 0; }
`;

/** Print only. */
const Sign = styled.p`
  display: none;
  @media print {
    display: block;
    margin-block-start: ${space(10)};
    border-block-start: 1px solid ${color.text};
    ${type('caption')}
  }
`;
