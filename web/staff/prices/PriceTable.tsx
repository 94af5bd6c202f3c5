import { Button } from '../../design/Button';
import { EmptyState } from '../../design/feedback/EmptyState';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { Money } from '../../lib/formats/Money';
import { ListTable } from '../ui/lists/ListTable';
import { DeleteButton, RowActions } from '../ui/lists/RowActions';
import type { ManagedPriceFragment } from './prices.generated';

interface PriceTableProps {
  prices: readonly ManagedPriceFragment[];
  onEdit: (price: ManagedPriceFragment) => void;
  onDelete: (price: ManagedPriceFragment) => void;
}

/** Every minimum charge. */
export function PriceTable({ prices, onEdit, onDelete }: PriceTableProps) {
  return (
    <ListTable
      caption="Minimum charges"
      columns={[
        { name: 'Country', cell: ({ country }) => country },
        { name: 'Price (GBP)', isNumber: true, cell: ({ price }) => <Money pence={price.minorUnits} /> },
        {
          name: 'Actions',
          isNameHidden: true,
          cell: (price) => (
            <RowActions>
              <Button variant="quiet" onClick={() => onEdit(price)}>
                Edit<VisuallyHidden> {price.country}</VisuallyHidden>
              </Button>
              <DeleteButton onClick={() => onDelete(price)}>
                Delete<VisuallyHidden> {price.country}</VisuallyHidden>
              </DeleteButton>
            </RowActions>
          ),
        },
      ]}
      rows={prices}
      empty={
        <EmptyState title="No minimum charges">
          Shipments cost the total of their items until you add one above.
        </EmptyState>
      }
    />
  );
}
