import { useRef } from 'react';
import { Button } from '../../design/Button';
import type { ChangeFilters } from '../../lib/lists/use-filters';
import { FilterBar } from '../ui/lists/FilterBar';
import { ATTRIBUTE_LABELS, ATTRIBUTES, type ProductAttribute } from './attributes';
import { PRODUCT_FILTERS, PRODUCT_SORTS, PRODUCT_STATUSES, type ProductFilters } from './product-filters';

interface ProductFilterBarProps {
  filters: ProductFilters;
  categories: readonly { slug: string; name: string }[];
  /** The values that products have of each attribute; undefined until loaded. */
  attributes: Readonly<Record<ProductAttribute, readonly string[]>> | undefined;
  onChange: ChangeFilters<ProductFilters>;
}

/** While something is looked for, the order of the shop gives way to how well products fit. */
function sortsOf({ search }: ProductFilters): typeof PRODUCT_SORTS {
  return search ? { ...PRODUCT_SORTS, POSITION: 'Best match' } : PRODUCT_SORTS;
}

/** Search, category, status, size and order of the products, and the attributes that any of them has. */
export function ProductFilterBar({ filters, categories, attributes, onChange }: ProductFilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  /** The pressed button unmounts, so the first filter takes the focus. */
  function clear() {
    onChange(PRODUCT_FILTERS.cleared);
    bar.current?.querySelector('input')?.focus();
  }

  const attributeFields = ATTRIBUTES.flatMap((name) => {
    const [chosen, known] = [filters[name], attributes?.[name] ?? []];
    const values = chosen && !known.includes(chosen) ? [chosen, ...known] : known;
    if (values.length === 0) return [];
    const choices = values.map((value) => [value, value] as const);
    return [{ name, label: ATTRIBUTE_LABELS[name], any: 'All', choices }];
  });

  return (
    <FilterBar
      ref={bar}
      label="Filter products"
      filters={filters}
      onChange={onChange}
      fields={[
        { name: 'search', label: 'Search', placeholder: 'Name or category' },
        {
          name: 'category',
          label: 'Category',
          any: 'All categories',
          choices: categories.map(({ slug, name }) => [slug, name]),
        },
        { name: 'status', label: 'Status', any: 'All statuses', choices: PRODUCT_STATUSES },
        { name: 'size', label: 'Size', placeholder: 'Like 61cm' },
        ...attributeFields,
        { name: 'sort', label: 'Sort by', choices: sortsOf(filters) },
      ]}
    >
      {PRODUCT_FILTERS.areActive(filters) && (
        <Button variant="quiet" onClick={clear}>
          Clear filters
        </Button>
      )}
    </FilterBar>
  );
}
