import type { UseFormReturn } from 'react-hook-form';
import { DEFAULT_DESTINATION, DESTINATIONS } from '../../../../rules/destinations';
import { Field } from '../../../design/forms/Field';
import { MoneyInput } from '../../../design/forms/MoneyInput';
import { Text } from '../../../design/Text';
import { Grid, Group } from '../../../lib/forms/form-fields';
import { type ProductForm, toPence } from './product-form';

/** The unit price per destination, in pounds. */
export function PriceFields({ form }: { form: UseFormReturn<ProductForm> }) {
  const { register, watch, formState } = form;
  const prices = watch('prices');
  return (
    <Group>
      <legend>Prices (GBP)</legend>
      <Text size="small" tone="textMuted">
        The price of one item to each destination, in £. Leave empty or 0 if you don't sell it there.
      </Text>
      <Grid $columns={3}>
        {DESTINATIONS.map(({ key, name }) => (
          <Field
            key={key}
            label={name}
            error={formState.errors.prices?.[key]?.message}
            hint={key !== DEFAULT_DESTINATION && toPence(prices[key]) === null ? 'Not sold there' : undefined}
          >
            <MoneyInput {...register(`prices.${key}`)} aria-required={key === DEFAULT_DESTINATION} />
          </Field>
        ))}
      </Grid>
    </Group>
  );
}
