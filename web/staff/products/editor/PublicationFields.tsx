import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../../design/forms/Checkbox';
import { Field } from '../../../design/forms/Field';
import { Select } from '../../../design/forms/inputs';
import { Options } from '../../../design/forms/Options';
import { Grid, Group, NumberInput } from '../../../lib/forms/form-fields';
import { PRODUCT_STATUSES } from '../product-filters';
import type { ProductForm } from './product-form';

/** Whether visitors see a product, and its position in the category. */
export function PublicationFields({ form, isNew }: { form: UseFormReturn<ProductForm>; isNew: boolean }) {
  const { register, formState, watch } = form;
  const isShown = watch('status') === 'ACTIVE' && watch('isPublished');
  return (
    <Group>
      <legend>Publication</legend>
      <Grid $columns={2}>
        <Field
          label="Status"
          hint={isShown ? 'Customers can see this product.' : "Customers can't see this product."}
        >
          <Select {...register('status')}>
            <Options choices={PRODUCT_STATUSES} />
          </Select>
        </Field>
        <Field
          label="Position"
          error={formState.errors.position?.message}
          hint={isNew ? 'Lower numbers come first; leave empty for last.' : 'Lower numbers come first.'}
        >
          <NumberInput {...register('position')} min={0} max={1_000_000} step={1} />
        </Field>
      </Grid>
      <Checkbox label="Published: customers see the product while it's active" {...register('isPublished')} />
    </Group>
  );
}
