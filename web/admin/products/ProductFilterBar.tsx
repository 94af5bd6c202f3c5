import { useRef } from 'react';
import { Button } from '../../ui/Button';
import { ChoiceFilter } from '../../ui/lists/ChoiceFilter';
import { ListSearch } from '../../ui/lists/ListSearch';
import type { ChangeFilters } from '../../ui/lists/use-filters';
import { Toolbar } from '../ui/lists/Toolbar';
import { PRODUCT_FILTERS, PRODUCT_SORTS, PRODUCT_STATUSES, type ProductFilters } from './product-filters';

interface ProductFilterBarProps {
  filters: ProductFilters;
  categories: readonly { slug: string; name: string }[];
  onChange: ChangeFilters<ProductFilters>;
}

/** Search, category, status and order of the products. */
export function ProductFilterBar({ filters, categories, onChange }: ProductFilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  /** The pressed button unmounts, so the first filter takes the focus. */
  function clear() {
    onChange(PRODUCT_FILTERS.cleared);
    bar.current?.querySelector('input')?.focus();
  }

  return (
    <Toolbar ref={bar} role="search" aria-label="Filter products">
      <ListSearch
        label="Search"
        placeholder="Name or category"
        search={filters.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      <ChoiceFilter
        label="Category"
        any="All categories"
        value={filters.category}
        choices={categories.map(({ slug, name }) => [slug, name])}
        onChange={(category) => onChange({ category })}
      />
      <ChoiceFilter
        label="Status"
        any="All statuses"
        value={filters.status}
        choices={PRODUCT_STATUSES}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceFilter
        label="Sort by"
        value={filters.sort}
        choices={PRODUCT_SORTS}
        onChange={(sort) => onChange({ sort })}
      />
      {PRODUCT_FILTERS.areNarrowing(filters) && (
        <Button variant="quiet" onClick={clear}>
          Clear filters
        </Button>
      )}
    </Toolbar>
  );
}
