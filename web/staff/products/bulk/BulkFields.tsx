import { useCallback } from 'react';
import { styled } from 'styled-components';
import type { PriceRounding, ProductStatus } from '../../../data/schema.generated';
import { Checkbox } from '../../../design/forms/Checkbox';
import { Field } from '../../../design/forms/Field';
import { Select } from '../../../design/forms/inputs';
import { Options } from '../../../design/forms/Options';
import { Panel } from '../../../design/Panel';
import { Stack } from '../../../design/Stack';
import { space } from '../../../design/theme/tokens';
import { ListSearch } from '../../../lib/lists/ListSearch';
import { PRODUCT_STATUSES } from '../product-filters';
import type { BulkForm } from './bulk-form';
import { ROUNDING_LABELS } from './bulk-text';
import { DestinationsField } from './DestinationsField';
import { PercentField } from './PercentField';

interface BulkFieldsProps {
  form: BulkForm;
  categories: readonly { slug: string; name: string }[];
  onChange: (changed: Partial<BulkForm>) => void;
}

const DIRECTIONS = { raise: 'Raise prices', lower: 'Lower prices' };

const ALSO = {
  withMinimums: 'Change the minimum charges for these destinations too',
  withRates: 'Change the rates of custom boxes to these destinations too',
  withServices: 'Change the surcharges of services too',
};

/** The percentage, and which prices. */
export function BulkFields({ form, categories, onChange }: BulkFieldsProps) {
  const { direction, percent, rounding, category, search, status, destinations } = form;
  const setPercent = useCallback((typed: string) => onChange({ percent: typed }), [onChange]);
  return (
    <Panel as="form" aria-label="Price change" onSubmit={(event) => event.preventDefault()}>
      <Stack gap={4}>
        <Pair>
          <Field label="Change">
            <Select
              value={direction}
              onChange={({ target }) => onChange({ direction: target.value as BulkForm['direction'] })}
            >
              <Options choices={DIRECTIONS} />
            </Select>
          </Field>
          <PercentField direction={direction} percent={percent} onChange={setPercent} />
        </Pair>
        <Field label="Round new prices">
          <Select
            value={rounding}
            onChange={({ target }) => onChange({ rounding: target.value as PriceRounding })}
          >
            <Options choices={ROUNDING_LABELS} />
          </Select>
        </Field>
        <Field label="Category">
          <Select value={category} onChange={({ target }) => onChange({ category: target.value })}>
            <option value="">All categories</option>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <ListSearch
          label="Only products containing"
          placeholder="Name, details or category"
          search={search}
          onSearch={(text) => onChange({ search: text })}
        />
        <Field label="Status">
          <Select
            value={status}
            onChange={({ target }) => onChange({ status: target.value as ProductStatus | '' })}
          >
            <option value="">All statuses</option>
            <Options choices={PRODUCT_STATUSES} />
          </Select>
        </Field>
        <DestinationsField destinations={destinations} onChange={onChange} />
        <Stack gap={1}>
          {Object.entries(ALSO).map(([name, label]) => (
            <Checkbox
              key={name}
              label={label}
              checked={form[name as keyof typeof ALSO]}
              onChange={({ target }) => onChange({ [name]: target.checked })}
            />
          ))}
        </Stack>
      </Stack>
    </Panel>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(3)};
`;
