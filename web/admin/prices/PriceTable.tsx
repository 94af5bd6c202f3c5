import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Money } from '../../ui/Money';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { AdminTable, TableNote } from '../ui/lists/AdminTable';
import { RowActions } from '../ui/lists/RowActions';
import type { ManagedPriceFragment } from './prices.generated';

interface PriceTableProps {
  prices: readonly ManagedPriceFragment[];
  onEdit: (price: ManagedPriceFragment) => void;
  onDelete: (price: ManagedPriceFragment) => void;
}

/** Every minimum charge. */
export function PriceTable({ prices, onEdit, onDelete }: PriceTableProps) {
  return (
    <AdminTable
      caption="Minimum charges"
      head={
        <>
          <th scope="col">Country</th>
          <th scope="col" data-number>
            Price (GBP)
          </th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </>
      }
    >
      {prices.map((price) => (
        <tr key={price.id}>
          <th scope="row">{price.country}</th>
          <td data-number>
            <Money pence={price.price.minorUnits} />
          </td>
          <td>
            <RowActions>
              <Button variant="quiet" onClick={() => onEdit(price)}>
                Edit<VisuallyHidden> {price.country}</VisuallyHidden>
              </Button>
              <Button variant="quiet" onClick={() => onDelete(price)}>
                Delete<VisuallyHidden> {price.country}</VisuallyHidden>
              </Button>
            </RowActions>
          </td>
        </tr>
      ))}
      {prices.length === 0 && (
        <TableNote columns={3}>
          <EmptyState title="No minimum charges">
            Shipments cost the sum of their items until you add one above.
          </EmptyState>
        </TableNote>
      )}
    </AdminTable>
  );
}
