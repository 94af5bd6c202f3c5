import { PackageSearch, Percent, Plus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Pager } from '../../ui/lists/Pager';
import { useLastPage } from '../../ui/lists/use-last-page';
import { Panel } from '../../ui/Panel';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Row, Stack } from '../../ui/Stack';
import { ResultRange } from '../ui/lists/ResultRange';
import { DeleteProduct } from './DeleteProduct';
import { ProductSheet } from './editor/ProductSheet';
import { draftProduct } from './editor/product-draft';
import { ProductFilterBar } from './ProductFilterBar';
import { ProductTable } from './ProductTable';
import { areNarrowing, writeProductFilters } from './product-filters';
import {
  type StaffProductFragment,
  useProductCategoriesQuery,
  useStaffProductsQuery,
} from './products.generated';
import { useProductFilters } from './use-product-filters';

/** /admin/products: all products, drafts too; what narrows them stands in the address. */
export function ProductsPage() {
  const { filters, change } = useProductFilters();
  const { page, search, category, status, sort } = filters;
  const { data, previousData, error, refetch } = useStaffProductsQuery({
    variables: {
      ...{ page, sort },
      ...(search && { search }),
      ...(category && { category }),
      ...(status && { status }),
    },
    fetchPolicy: 'cache-and-network',
  });
  const known = useProductCategoriesQuery();
  const categories = (known.data ?? known.previousData)?.categories ?? [];
  const [edited, setEdited] = useState<StaffProductFragment | 'new' | undefined>(draftProduct);
  const [deleted, setDeleted] = useState<StaffProductFragment>();
  const list = (data ?? (error ? undefined : previousData))?.adminProducts;
  /** That the last question found none is no answer to this one. */
  const wasEmpty = !data && list?.pageInfo.total === 0;
  useLastPage(data?.adminProducts.pageInfo, (last) => change({ page: last }, { replace: true }));

  return (
    <Page>
      <Stack gap={5}>
        <Row justify="space-between">
          <PageHeading title="Product Management" />
          <Row>
            <LinkButton
              variant="secondary"
              to={{
                pathname: '/admin/products/prices',
                search: writeProductFilters({ ...filters, sort: 'POSITION', page: 1 }).toString(),
              }}
            >
              <Percent aria-hidden="true" size={18} />
              Change prices
            </LinkButton>
            <Button onClick={() => setEdited('new')}>
              <Plus aria-hidden="true" size={18} />
              Add Product
            </Button>
          </Row>
        </Row>
        <ProductFilterBar filters={filters} categories={categories} onChange={change} />
        {(wasEmpty || (!list && !error)) && <ProductsLoading />}
        {error && (
          <ErrorPanel
            message={`Error loading products: ${errorMessage(error, 'An error occurred while fetching products')}`}
            onRetry={() => void refetch()}
          />
        )}
        {list?.pageInfo.total === 0 && !wasEmpty && (
          <Panel>
            <EmptyState title="No products found" picture={<PackageSearch size={40} strokeWidth={1.5} />}>
              {areNarrowing(filters)
                ? 'Try other words, another category or another status.'
                : 'Add the first product to begin selling.'}
            </EmptyState>
          </Panel>
        )}
        {list && list.pageInfo.total > 0 && (
          <>
            <ResultRange info={list.pageInfo} />
            <ProductTable products={list.nodes} isStale={!data} onEdit={setEdited} onDelete={setDeleted} />
            <Pager
              label="Pages of products"
              info={list.pageInfo}
              toPage={(one) => ({ search: writeProductFilters({ ...filters, page: one }).toString() })}
            />
          </>
        )}
      </Stack>
      {edited && (
        <ProductSheet
          product={edited === 'new' ? null : edited}
          categories={categories}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteProduct product={deleted} onClose={() => setDeleted(undefined)} />}
    </Page>
  );
}

function ProductsLoading() {
  return (
    <Loading label="Loading products...">
      <Stack gap={2}>
        <Skeleton height="2.5rem" />
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} height="4.75rem" />
        ))}
      </Stack>
    </Loading>
  );
}
