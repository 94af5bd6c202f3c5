import { useState } from 'react';
import { type FieldErrors, type FieldPath, get, type ResolverOptions, set, useForm } from 'react-hook-form';
import { refusedFields } from '../../../apollo/error-message';
import { NUMBER_MESSAGE } from '../../../ui/forms/form-fields';
import type { StaffProductFragment } from '../products.generated';
import {
  checkProduct,
  missingParts,
  NUMBER_FIELDS,
  type ProductForm,
  REQUIRED_MESSAGE,
  startProductForm,
} from './product-form';

/** The form of a product with its rules. */
export function useProductForm(product: StaffProductFragment | null) {
  const [defaultValues] = useState(() => startProductForm(product));
  return useForm<ProductForm>({
    defaultValues,
    mode: 'onTouched',
    resolver: (values, _context, options) => {
      const problems = new Map([...checkProduct(values), ...unreadableNumbers(options)]);
      if (problems.size === 0) return { values, errors: {} };
      const errors: FieldErrors<ProductForm> = {};
      for (const [field, message] of problems) set(errors, field, { type: 'rule', message });
      return { values: {}, errors };
    },
  });
}

/** What stands above a form that is not sent because of its fields. */
export function refusalOf(values: ProductForm): string {
  return missingParts(values).length > 0 ? REQUIRED_MESSAGE : 'Please check the fields that are marked.';
}

/** The fields that the server refused, by their names in the form, with its words. */
export function refusedFormFields(error: unknown): [field: FieldPath<ProductForm>, message: string][] {
  const known = new Set<string>(Object.keys(startProductForm(null)));
  return refusedFields(error).flatMap(({ field, message }) => {
    const name = field.replace('price.', 'prices.');
    return known.has(name.split('.')[0] ?? '') ? [[name as FieldPath<ProductForm>, message]] : [];
  });
}

/** A number field whose text is no number reads as empty, and empty means something here; the browser knows better. */
function unreadableNumbers({ fields }: ResolverOptions<ProductForm>): [field: string, message: string][] {
  return NUMBER_FIELDS.flatMap((field) => {
    const control = get(fields, field) as { ref?: Partial<HTMLInputElement> } | undefined;
    return control?.ref?.validity?.badInput ? [[field, NUMBER_MESSAGE]] : [];
  });
}
