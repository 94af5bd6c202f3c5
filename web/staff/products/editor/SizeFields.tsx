import type { UseFormReturn } from 'react-hook-form';
import { Notice } from '../../../design/feedback/Notice';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { Text } from '../../../design/Text';
import { Grid, Group, NumberInput } from '../../../lib/forms/form-fields';
import type { ProductForm } from './product-form';

interface SizeFieldsProps {
  form: UseFormReturn<ProductForm>;
  /** Its sides are a standard box's. */
  isAssumed: boolean;
}

/** The size as text, and the measures used for shipments. */
export function SizeFields({ form, isAssumed }: SizeFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const side = (name: 'heightCm' | 'widthCm' | 'depthCm', label: string) => (
    <Field label={label} error={errors[name]?.message}>
      <NumberInput {...register(name)} min={1} max={1_200} step={1} />
    </Field>
  );
  return (
    <Group>
      <legend>Size</legend>
      {isAssumed && (
        <Notice kind="warn">We couldn't read the size in full. Check the sides and the weight.</Notice>
      )}
      <Field
        label="Size"
        error={errors.size?.message}
        hint="As customers read it, such as 61cm x 41 x 51 / 24inches x 16 x 20 (HWD), 30kg max."
      >
        <TextInput {...register('size')} maxLength={200} autoComplete="off" aria-required />
      </Field>
      <Grid $columns={4}>
        {side('heightCm', 'Height, cm')}
        {side('widthCm', 'Width, cm')}
        {side('depthCm', 'Depth, cm')}
        <Field label="Weight, kg" error={errors.weightKg?.message}>
          <NumberInput {...register('weightKg')} min={0.01} max={30_000} step={0.01} />
        </Field>
      </Grid>
      <Text size="caption" tone="textMuted">
        We read them from the size if you leave these empty.
      </Text>
    </Group>
  );
}
