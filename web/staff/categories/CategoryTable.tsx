import { styled } from 'styled-components';
import { Button } from '../../design/Button';
import { EmptyState } from '../../design/feedback/EmptyState';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { radius } from '../../design/theme/tokens';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { plural } from '../../lib/formats/counts';
import { type Column, ListTable } from '../ui/lists/ListTable';
import { DeleteButton, RowActions } from '../ui/lists/RowActions';
import type { ManagedCategoryFragment } from './categories.generated';

interface CategoryTableProps {
  categories: readonly ManagedCategoryFragment[];
  onEdit: (category: ManagedCategoryFragment) => void;
  onDelete: (category: ManagedCategoryFragment) => void;
}

/** Every category, in the shop's order. */
export function CategoryTable({ categories, onEdit, onDelete }: CategoryTableProps) {
  const actions: Column<ManagedCategoryFragment> = {
    name: 'Actions',
    isNameHidden: true,
    cell: (category) => (
      <RowActions>
        <Button variant="quiet" onClick={() => onEdit(category)}>
          Edit<VisuallyHidden> {category.name}</VisuallyHidden>
        </Button>
        <DeleteButton onClick={() => onDelete(category)}>
          Delete<VisuallyHidden> {category.name}</VisuallyHidden>
        </DeleteButton>
      </RowActions>
    ),
  };
  return (
    <ListTable
      caption="Categories"
      columns={[...COLUMNS, actions]}
      rows={categories}
      empty={
        <EmptyState title="No categories yet">
          Add your first category above. Every product needs one.
        </EmptyState>
      }
    />
  );
}

const COLUMNS: readonly Column<ManagedCategoryFragment>[] = [
  {
    name: 'Name',
    minWidth: '0',
    cell: ({ name, productCount }) => (
      <>
        {name}
        <Text size="caption" tone="textMuted">
          {countText(productCount)}
        </Text>
      </>
    ),
  },
  {
    name: 'Image',
    cell: ({ name, imageUrl, imageSrcSet }) =>
      imageUrl ? (
        <Picture
          src={imageUrl}
          srcSet={imageSrcSet ?? undefined}
          sizes="4.5rem"
          alt={`Image of ${name}`}
          loading="lazy"
        />
      ) : (
        <Text as="span" size="small" tone="textMuted">
          No Image
        </Text>
      ),
  },
];

function countText(count: number): string {
  return `${plural(count, 'product')} on sale`;
}

const Picture = styled.img`
  display: block;
  width: 4.5rem;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  object-fit: cover;
`;
