import { type FieldPath, get, useFormContext } from 'react-hook-form';
import type { GuideForm, GuideList } from './guide-form';

/** The fields of one entry of a list, by their own names. */
export function useEntry<List extends GuideList>(list: List, at: number) {
  const { register, formState } = useFormContext<GuideForm>();
  type Name = keyof GuideForm[List][number] & string;
  const pathOf = (name: Name) => `${list}.${at}.${name}` as FieldPath<GuideForm>;
  return {
    register: (name: Name) => register(pathOf(name)),
    errorOf(name: Name): string | undefined {
      const error: { message?: string } | undefined = get(formState.errors, pathOf(name));
      return error?.message;
    },
  };
}
