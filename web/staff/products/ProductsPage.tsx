import { FileSpreadsheet, PackageSearch, Percent, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton } from '../../design/Button';
import { EmptyState } from '../../design/feedback/EmptyState';
import { Panel } from '../../design/Panel';
import { Row } from '../../design/Stack';
import { toVariables } from '../../lib/lists/filters';
import { RowsSkeleton } from '../../lib/lists/ListStates';
import { useFilters } from '../../lib/lists/use-filters';
import { usePagedList } from '../../lib/lists/use-paged-list';
import { ListPage } from '../ui/lists/ListPage';
import { useAddParam } from '../ui/lists/use-add-param';
import { draftRecord } from '../ui/records/use-edited-record';
import { DeleteProduct } from './DeleteProduct';
import { ProductEditor } from './editor/ProductEditor';
import { ProductFilterBar } from './ProductFilterBar';
import { ProductTable } from './ProductTable';
import { PRODUCT_FILTERS } from './product-filters';
import {
  type StaffProductFragment,
  useProductChoicesQuery,
  useStaffProductsQuery,
} from './products.generated';

/** /admin/products: all products, drafts too; filters are in the address. */
export function ProductsPage() {
  const { filters, change, linkTo } = useFilters(PRODUCT_FILTERS);
  const { page, status, sort, ...filter } = toVariables(filters);
  const query = usePagedList(
    useStaffProductsQuery({ variables: { page, status, sort, filter }, fetchPolicy: 'cache-and-network' }),
    (data) => data.adminProducts,
    change,
    // An empty list of the previous query does not stay: it would look like the answer to this one.
    ({ pageInfo }) => pageInfo.total > 0,
  );
  const known = useProductChoicesQuery();
  const choices = known.data ?? known.previousData;
  const categories = choices?.categories ?? [];
  const [edited, setEdited] = useState<StaffProductFragment | 'new' | undefined>(draftProduct);
  const [deleted, setDeleted] = useState<StaffProductFragment>();

  useAddParam(() => setEdited('new'));

  return (
    <ListPage
      actions={
        <Row>
          <LinkButton
            variant="secondary"
            to={{ pathname: '/admin/products/prices', ...linkTo({ sort: 'POSITION' }) }}
          >
            <Percent aria-hidden="true" size={18} />
            Change prices
          </LinkButton>
          <LinkButton variant="secondary" to="/admin/products/spreadsheet">
            <FileSpreadsheet aria-hidden="true" size={18} />
            Spreadsheet
          </LinkButton>
          <LinkButton variant="secondary" to="/admin/products/synonyms">
            Search synonyms
          </LinkButton>
          <Button onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" size={18} />
            Add product
          </Button>
        </Row>
      }
      filters={
        <ProductFilterBar
          filters={filters}
          categories={categories}
          attributes={choices?.adminProductAttributes}
          onChange={change}
        />
      }
      query={query}
      itemsName="products"
      skeleton={<RowsSkeleton rows={6} />}
      errorTitle={null}
      errorFallback="An error occurred while fetching products"
      empty={
        <Panel>
          <EmptyState title="No products found" picture={<PackageSearch size={40} strokeWidth={1.5} />}>
            {PRODUCT_FILTERS.areActive(filters)
              ? 'Try other words or fewer filters.'
              : 'Add the first product to begin selling.'}
          </EmptyState>
        </Panel>
      }
      linkTo={linkTo}
      dialogs={
        <>
          {edited && (
            <ProductEditor
              product={edited === 'new' ? null : edited}
              categories={categories}
              onClose={() => setEdited(undefined)}
            />
          )}
          {deleted && <DeleteProduct product={deleted} onClose={() => setDeleted(undefined)} />}
        </>
      }
    >
      {({ nodes }) => (
        <ProductTable products={nodes} isStale={query.isStale} onEdit={setEdited} onDelete={setDeleted} />
      )}
    </ListPage>
  );
}

/** The product whose form was open when the session ended. */
function draftProduct(): StaffProductFragment | 'new' | undefined {
  const product = draftRecord<StaffProductFragment>('product');
  return product === null ? 'new' : product;
}
