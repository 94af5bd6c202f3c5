import { styled } from 'styled-components';
import type { ProductStatus } from '../../data/schema.generated';
import { Badge, type BadgeTone } from '../../design/Badge';
import { Button } from '../../design/Button';
import { ItemPicture } from '../../design/ItemPicture';
import { color } from '../../design/theme/colors';
import { belowDesktop, from, space, type } from '../../design/theme/tokens';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { type Column, ListTable } from '../ui/lists/ListTable';
import { DeleteButton, RowActions } from '../ui/lists/RowActions';
import { PriceList } from './PriceList';
import { PRODUCT_STATUSES } from './product-filters';
import type { StaffProductFragment } from './products.generated';

type ProductRow = StaffProductFragment & { readonly isFoundBySynonym?: boolean | null };

interface ProductTableProps {
  products: readonly ProductRow[];
  /** These are still the products of the last question. */
  isStale: boolean;
  onEdit: (product: StaffProductFragment) => void;
  onDelete: (product: StaffProductFragment) => void;
}

/** One page of products, with what staff need to see of each. */
export function ProductTable({ products, isStale, onEdit, onDelete }: ProductTableProps) {
  const named: Column<ProductRow> = {
    name: 'Product',
    cell: (product) => (
      <Named>
        <ItemPicture
          imageUrl={product.imageUrl}
          imageSrcSet={product.imageSrcSet}
          altText=""
          box={product}
          width="4rem"
          isSmall
        />
        <Button variant="quiet" onClick={() => onEdit(product)}>
          {product.name}
        </Button>
        {product.isFoundBySynonym && <Badge tone="neutral">by synonym</Badge>}
      </Named>
    ),
  };
  const actions: Column<StaffProductFragment> = {
    name: 'Actions',
    isNameHidden: true,
    cell: (product) => (
      <Actions>
        <Button variant="quiet" onClick={() => onEdit(product)}>
          Edit<VisuallyHidden> {product.name}</VisuallyHidden>
        </Button>
        <DeleteButton onClick={() => onDelete(product)}>
          Delete<VisuallyHidden> {product.name}</VisuallyHidden>
        </DeleteButton>
      </Actions>
    ),
  };
  return (
    <ListTable caption="Products" columns={[named, ...COLUMNS, actions]} rows={products} isStale={isStale} />
  );
}

const TONES: Record<ProductStatus, BadgeTone> = { ACTIVE: 'good', INACTIVE: 'neutral', DRAFT: 'warn' };

const COLUMNS: readonly Column<StaffProductFragment>[] = [
  { name: 'Category', cell: ({ category }) => category.name },
  {
    name: 'Size',
    cell: ({ size, sidesAssumed }) => (
      <>
        <Size>{size}</Size>
        {sidesAssumed && <Assumed>Size not read in full</Assumed>}
      </>
    ),
  },
  { name: 'Prices', cell: (product) => <PriceList product={product} /> },
  {
    name: 'Status',
    cell: ({ status, isPublished }) => (
      <>
        {status && <Badge tone={TONES[status]}>{PRODUCT_STATUSES[status]}</Badge>}
        <Published>{isPublished ? 'Published' : 'Not published'}</Published>
      </>
    ),
  },
];

/** On narrow screens one below another, so that a tablet shows every column. */
const Named = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space(1)};
  min-width: 7rem;
  max-width: 20rem;

  ${from.desktop} {
    flex-direction: row;
    align-items: center;
    gap: ${space(3)};
    min-width: 12rem;
  }

  > button { justify-content: start; padding-inline: 0; ${type('small', 600)} text-align: start; overflow-wrap: anywhere; }
`;

const Actions = styled(RowActions)`
  ${belowDesktop} { flex-direction: column; align-items: end; }
`;

const Size = styled.span`display: block; min-width: 7rem;`;
const Published = styled.span`display: block; margin-block-start: ${space(1)}; ${type('caption')} color: ${color.textMuted};`;
const Assumed = styled.span`${type('caption')} color: ${color.warn};`;
