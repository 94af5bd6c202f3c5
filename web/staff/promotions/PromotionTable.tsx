import { destinationName } from '../../../rules/destinations';
import { Badge, type BadgeTone } from '../../design/Badge';
import { Button } from '../../design/Button';
import { EmptyState } from '../../design/feedback/EmptyState';
import { Text } from '../../design/Text';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { formatDate, formatPounds } from '../../lib/formats/formats';
import { type Column, ListTable } from '../ui/lists/ListTable';
import { RowActions } from '../ui/lists/RowActions';
import { discountText, STATES } from './promotion-form';
import type { ManagedPromotionFragment } from './promotions.generated';

interface PromotionTableProps {
  promotions: readonly ManagedPromotionFragment[];
  isStale: boolean;
  isNarrowed: boolean;
  onEdit: (promotion: ManagedPromotionFragment) => void;
  onEnd: (promotion: ManagedPromotionFragment) => void;
}

/** A page of promotions, with their use and cost. */
export function PromotionTable({ promotions, isStale, isNarrowed, onEdit, onEnd }: PromotionTableProps) {
  const actions: Column<ManagedPromotionFragment> = {
    name: 'Actions',
    isNameHidden: true,
    cell: (promotion) => (
      <RowActions>
        <Button variant="quiet" onClick={() => onEdit(promotion)}>
          Edit<VisuallyHidden> {promotion.name}</VisuallyHidden>
        </Button>
        {promotion.state !== 'ENDED' && (
          <Button variant="quiet" onClick={() => onEnd(promotion)}>
            End<VisuallyHidden> {promotion.name}</VisuallyHidden>
          </Button>
        )}
      </RowActions>
    ),
  };
  return (
    <ListTable
      caption="Promotions"
      columns={[...COLUMNS, actions]}
      rows={promotions}
      isStale={isStale}
      empty={
        <EmptyState title={isNarrowed ? 'No promotions found' : 'No promotions yet'}>
          {isNarrowed ? 'Try other filters.' : 'Add your first promotion.'}
        </EmptyState>
      }
    />
  );
}

const TONES: Record<ManagedPromotionFragment['state'], BadgeTone> = {
  ACTIVE: 'good',
  PLANNED: 'accent',
  ENDED: 'neutral',
};

const COLUMNS: readonly Column<ManagedPromotionFragment>[] = [
  {
    name: 'Promotion',
    minWidth: '0',
    cell: ({ name, code }) => (
      <>
        {name}
        <Text as="span" size="caption" tone="textMuted">
          {code ? ` ${code}` : ' applies by itself'}
        </Text>
      </>
    ),
  },
  { name: 'Takes off', isWhole: true, cell: discountText },
  { name: 'State', isWhole: true, cell: ({ state }) => <Badge tone={TONES[state]}>{STATES[state]}</Badge> },
  { name: 'Holds', minWidth: '0', cell: conditionsText },
  {
    name: 'Used',
    isNumber: true,
    cell: ({ uses, places, usesMax }) => (usesMax ? `${uses} (${places} of ${usesMax} taken)` : uses),
  },
  { name: 'Cost', isNumber: true, cell: ({ cost }) => formatPounds(cost.minorUnits) },
];

function conditionsText(promotion: ManagedPromotionFragment): string {
  const { destinations, startsOn, endsOn, minimum, oncePerAccount } = promotion;
  const conditions = [
    destinations.map(destinationName).join(', '),
    startsOn && `from ${formatDate(startsOn)}`,
    endsOn && `until ${formatDate(endsOn)}`,
    minimum.minorUnits > 0 && `for ${formatPounds(minimum.minorUnits)} or more`,
    oncePerAccount && 'once for each account',
  ]
    .filter(Boolean)
    .join(', ');
  return conditions ? conditions[0]!.toUpperCase() + conditions.slice(1) : 'Runs with no end date';
}
