import { useCallback, useRef } from 'react';
import type { ProductSort, ProductStatus } from '../../apollo/schema.generated';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/forms/Field';
import { Select } from '../../ui/forms/inputs';
import { ListSearch } from '../../ui/lists/ListSearch';
import { Toolbar } from '../ui/lists/Toolbar';
import { areNarrowing, PRODUCT_SORTS, PRODUCT_STATUSES, type ProductFilters } from './product-filters';

interface ProductFilterBarProps {
  filters: ProductFilters;
  categories: readonly { slug: string; name: string }[];
  onChange: (changed: Partial<ProductFilters>, options?: { replace?: boolean }) => void;
}

/** Search, category, status and order of the products. */
export function ProductFilterBar({ filters, categories, onChange }: ProductFilterBarProps) {
  const search = useCallback((text: string) => onChange({ search: text }, { replace: true }), [onChange]);
  const bar = useRef<HTMLDivElement>(null);

  /** The button that was pressed goes away, so the first filter takes the focus. */
  function clear() {
    onChange({ search: '', category: '', status: '' });
    bar.current?.querySelector('input')?.focus();
  }

  return (
    <Toolbar ref={bar} role="search" aria-label="Filter products">
      <ListSearch label="Search" placeholder="Name or category" search={filters.search} onSearch={search} />
      <Field label="Category">
        <Select value={filters.category} onChange={({ target }) => onChange({ category: target.value })}>
          <option value="">All categories</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Status">
        <Select
          value={filters.status}
          onChange={({ target }) => onChange({ status: target.value as ProductStatus | '' })}
        >
          <option value="">All statuses</option>
          <Options of={PRODUCT_STATUSES} />
        </Select>
      </Field>
      <Field label="Sort by">
        <Select
          value={filters.sort}
          onChange={({ target }) => onChange({ sort: target.value as ProductSort })}
        >
          <Options of={PRODUCT_SORTS} />
        </Select>
      </Field>
      {areNarrowing(filters) && (
        <Button variant="quiet" onClick={clear}>
          Clear filters
        </Button>
      )}
    </Toolbar>
  );
}

/** The choices of a select out of a list of values and their words. */
export function Options({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
