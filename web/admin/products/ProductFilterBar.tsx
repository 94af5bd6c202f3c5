import { useRef } from 'react';
import { Button } from '../../ui/Button';
import { ChoiceFilter } from '../../ui/lists/ChoiceFilter';
import { ListSearch } from '../../ui/lists/ListSearch';
import type { ChangeFilters } from '../../ui/lists/use-filters';
import { Toolbar } from '../ui/lists/Toolbar';
import { ATTRIBUTE_LABELS, ATTRIBUTES, type ProductAttribute } from './attributes';
import { PRODUCT_FILTERS, PRODUCT_SORTS, PRODUCT_STATUSES, type ProductFilters } from './product-filters';

interface ProductFilterBarProps {
  filters: ProductFilters;
  categories: readonly { slug: string; name: string }[];
  /** What products have; undefined until loaded. */
  attributes: Readonly<Record<ProductAttribute, readonly string[]>> | undefined;
  onChange: ChangeFilters<ProductFilters>;
}

/** Search, category, status, size and order of the products, and the attributes that any of them has. */
export function ProductFilterBar({ filters, categories, attributes, onChange }: ProductFilterBarProps) {
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
      <ListSearch
        label="Size"
        placeholder="Like 61cm"
        search={filters.size}
        onSearch={(size) => onChange({ size }, { replace: true })}
      />
      {ATTRIBUTES.map((name) => {
        const [chosen, known] = [filters[name], attributes?.[name] ?? []];
        const values = chosen && !known.includes(chosen) ? [chosen, ...known] : known;
        return (
          values.length > 0 && (
            <ChoiceFilter
              key={name}
              label={ATTRIBUTE_LABELS[name]}
              any="All"
              value={chosen}
              choices={values.map((value) => [value, value])}
              onChange={(value) => onChange({ [name]: value })}
            />
          )
        );
      })}
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
