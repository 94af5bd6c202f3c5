import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { Grid, Group } from '../../../lib/forms/form-fields';
import { ATTRIBUTE_LABELS, ATTRIBUTES } from '../attributes';
import type { ProductForm } from './product-form';

/** The free attributes, by which lists can be narrowed. */
export function AttributeFields({ form: { register, formState } }: { form: UseFormReturn<ProductForm> }) {
  return (
    <Group>
      <legend>Attributes</legend>
      <Grid $columns={2}>
        {ATTRIBUTES.map((name) => (
          <Field key={name} label={ATTRIBUTE_LABELS[name]} isOptional error={formState.errors[name]?.message}>
            <TextInput {...register(name)} maxLength={100} autoComplete="off" />
          </Field>
        ))}
      </Grid>
    </Group>
  );
}
