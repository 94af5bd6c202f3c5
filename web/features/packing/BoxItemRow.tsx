import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { Checkbox } from '../../design/forms/Checkbox';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { MoneyInput } from '../../design/forms/MoneyInput';
import { IconButton } from '../../design/IconButton';
import { color } from '../../design/theme/colors';
import { from, space } from '../../design/theme/tokens';
import { type BoxValues, isBlank, readCount, readPence } from './box-form';

interface BoxItemRowProps {
  form: UseFormReturn<BoxValues>;
  index: number;
  /** Enter in one of its fields. */
  onEnter: () => void;
  onRemove: () => void;
}

/** One item in a box. A blank row is valid and is not sent. */
export function BoxItemRow({ form, index, onEnter, onRemove }: BoxItemRowProps) {
  const { register, getValues, formState } = form;
  const errors = formState.errors.items?.[index];
  const isLeftOut = () => isBlank(getValues(`items.${index}`));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Parts role="group" aria-label={`Entry ${index + 1}`}>
      <Field label="Item" error={errors?.description?.message}>
        <TextInput
          maxLength={200}
          autoComplete="off"
          onKeyDown={onKeyDown}
          {...register(`items.${index}.description`, {
            validate: (typed) => isLeftOut() || Boolean(typed.trim()) || 'Enter the item',
          })}
        />
      </Field>
      <Field label="Quantity" error={errors?.quantity?.message}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          onKeyDown={onKeyDown}
          {...register(`items.${index}.quantity`, {
            validate: (typed) =>
              isLeftOut() || readCount(typed) !== null || 'Enter a whole number from 1 to 9,999',
          })}
        />
      </Field>
      <Field label="Total value (£)" error={errors?.value?.message}>
        <MoneyInput
          onKeyDown={onKeyDown}
          {...register(`items.${index}.value`, {
            validate: (typed) =>
              isLeftOut() || readPence(typed) !== null || 'Enter an amount from £0.00 to £99,999.99',
          })}
        />
      </Field>
      <Checkbox label="Used" {...register(`items.${index}.isUsed`)} />
      <IconButton label={`Remove entry ${index + 1}`} onClick={onRemove}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </Parts>
  );
}

/** Height of a field's label with its gap. */
const BELOW_LABEL = '1.65rem';

/** On narrow screens the description shares a row with the remove button, and the rest is below. */
const Parts = styled.div`
  display: grid;
  grid-template: 'what what remove' 'count worth used' / minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)} ${space(3)};
  padding-block-end: ${space(3)};
  border-block-end: 1px solid ${color.line};

  > :nth-child(1) { grid-area: what; }
  > :nth-child(2) { grid-area: count; }
  > :nth-child(3) { grid-area: worth; }
  > :nth-child(4) { grid-area: used; margin-block-start: ${BELOW_LABEL}; }
  > :nth-child(5) { grid-area: remove; justify-self: end; margin-block-start: ${BELOW_LABEL}; }

  ${from.tablet} {
    grid-template: 'what count worth used remove' / minmax(0, 1fr) 6.5rem 8.5rem auto auto;
  }
`;
