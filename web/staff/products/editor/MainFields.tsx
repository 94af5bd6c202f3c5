import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../design/forms/Field';
import { Select, TextInput } from '../../../design/forms/inputs';
import { Group, TextArea } from '../../../lib/forms/form-fields';
import type { ProductForm } from './product-form';

interface MainFieldsProps {
  form: UseFormReturn<ProductForm>;
  categories: readonly { id: string; name: string }[];
  /** Its current category, offered before the list has loaded. */
  current: { id: string; name: string } | undefined;
}

/** Name, category and place in the shop. */
export function MainFields({ form, categories, current }: MainFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const offered = current && !categories.some(({ id }) => id === current.id) ? [current] : [];
  return (
    <Group>
      <legend>Product</legend>
      <Field label="Name" error={errors.name?.message}>
        <TextInput {...register('name')} maxLength={100} autoComplete="off" aria-required />
      </Field>
      <Field label="Details" error={errors.details?.message} isOptional hint="What customers use it for.">
        <TextArea {...register('details')} maxLength={2_000} />
      </Field>
      <Field label="Category" error={errors.category?.message}>
        {/* Selected once its option has rendered. */}
        <Select key={categories.length} {...register('category')}>
          {!current && <option value="">Other Items</option>}
          {[...offered, ...categories].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </Group>
  );
}
