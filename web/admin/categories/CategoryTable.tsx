import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { radius } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Text } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { AdminTable, TableNote } from '../ui/lists/AdminTable';
import { RowActions } from '../ui/lists/RowActions';
import type { ManagedCategoryFragment } from './categories.generated';

interface CategoryTableProps {
  categories: readonly ManagedCategoryFragment[];
  onEdit: (category: ManagedCategoryFragment) => void;
  onDelete: (category: ManagedCategoryFragment) => void;
}

/** Every category, in the shop's order. */
export function CategoryTable({ categories, onEdit, onDelete }: CategoryTableProps) {
  return (
    <AdminTable
      caption="Categories"
      isWhole
      head={
        <>
          <th scope="col">Name</th>
          <th scope="col">Image</th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </>
      }
    >
      {categories.map((category) => (
        <tr key={category.id}>
          <Name scope="row">
            {category.name}
            <Text size="caption" tone="textMuted">
              {countText(category.productCount)}
            </Text>
          </Name>
          <td>
            {category.imageUrl ? (
              <Picture
                src={category.imageUrl}
                srcSet={category.imageSrcSet ?? undefined}
                sizes="4.5rem"
                alt={`Image of ${category.name}`}
                loading="lazy"
              />
            ) : (
              <Text as="span" size="small" tone="textMuted">
                No Image
              </Text>
            )}
          </td>
          <td>
            <RowActions>
              <Button variant="quiet" onClick={() => onEdit(category)}>
                Edit<VisuallyHidden> {category.name}</VisuallyHidden>
              </Button>
              <Button variant="quiet" onClick={() => onDelete(category)}>
                Delete<VisuallyHidden> {category.name}</VisuallyHidden>
              </Button>
            </RowActions>
          </td>
        </tr>
      ))}
      {categories.length === 0 && (
        <TableNote columns={3}>
          <EmptyState title="No categories yet">
            Add the first one above; products need one to be in.
          </EmptyState>
        </TableNote>
      )}
    </AdminTable>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 product on sale' : `${count} products on sale`;
}

const Name = styled.th`overflow-wrap: anywhere;`;

const Picture = styled.img`
  display: block;
  width: 4.5rem;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  object-fit: cover;
`;
