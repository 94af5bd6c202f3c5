import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { type CustomBoxRate, customBoxPence } from '../../../../rules/prices/quote';
import { Notice } from '../../../design/feedback/Notice';
import { Field } from '../../../design/forms/Field';
import { Select, TextInput } from '../../../design/forms/inputs';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { radius, space, type } from '../../../design/theme/tokens';
import { formatPounds } from '../../../lib/formats/formats';
import { useStoredChoice } from '../../../session/stored-choice';
import { readBox, roundedNote } from '../custom-box/box-form';
import { SideFields } from '../custom-box/SideFields';
import {
  checkItemQuantity,
  checkItemSide,
  LEFT_OUT,
  OWN_ITEM,
  soldProducts,
  type TypedItem,
  type TypedListForm,
} from './typed-list-form';

interface TypedItemFieldsProps {
  item: TypedItem;
  form: UseFormReturn<TypedListForm>;
  /** The rate of the destination; without it no price is shown. */
  rate?: CustomBoxRate | null | undefined;
}

/** One thing of the list: which product it is and how many, or the size of an item of the customer's own. */
export function TypedItemFields({ item, form, rate }: TypedItemFieldsProps) {
  const { place } = item;
  const unit = useStoredChoice('sizeUnit');
  const { register, watch, formState } = form;
  const name = `items.${place}` as const;
  const errors = formState.errors.items?.[place];
  const chosen = watch(name);
  const products = soldProducts(item);
  const box = readBox(chosen, unit);

  return (
    <Sheet>
      <legend>{item.text}</legend>
      {item.doubt && <Notice kind="warn">{item.doubt}</Notice>}
      <Pair>
        <Field label="Item" hint={hintOf(item, chosen.choice)}>
          <Select {...register(`${name}.choice`)}>
            {products.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={OWN_ITEM}>Your own item</option>
            <option value={LEFT_OUT}>Leave it out</option>
          </Select>
        </Field>
        {chosen.choice !== LEFT_OUT && (
          <Field label="Quantity" error={errors?.quantity?.message}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              {...register(`${name}.quantity`, { validate: checkItemQuantity(place) })}
            />
          </Field>
        )}
      </Pair>
      {chosen.choice === OWN_ITEM && (
        <>
          <SideFields
            unit={unit}
            register={(side, label) =>
              register(`${name}.${side}`, { validate: checkItemSide(label, unit, place) })
            }
            errorOf={(side) => errors?.[side]?.message}
            rounded={roundedNote(chosen, unit)}
          />
          <Field label="Weight range">
            <Select {...register(`${name}.weightRange`)}>
              <option value="upTo30">0-30 kg</option>
              <option value="over30">30+ kg</option>
            </Select>
          </Field>
          <Text size="small" tone="textMuted" aria-live="polite">
            {box && rate
              ? `${formatPounds(customBoxPence(box, rate))} each`
              : box
                ? 'We price it by its size.'
                : 'Enter the size to see the price.'}
          </Text>
        </>
      )}
    </Sheet>
  );
}

function hintOf({ fit, products, sides }: TypedItem, choice: string): string | undefined {
  if (choice === LEFT_OUT) return undefined;
  if (choice === OWN_ITEM) {
    if (products.length === 0) return "We don't list this, but we can ship it by size.";
    return sides && fit !== 'WHOLE' ? 'None of our items has this size, so we ship it by size.' : undefined;
  }
  const product = products.find(({ id }) => id === choice);
  const price = product?.price ? `${formatPounds(product.price.minorUnits)} each.` : '';
  const isGuess = fit === 'CLOSE' && product === products[0];
  return isGuess ? `${price} The closest item we list: check it's what you mean.` : price;
}

const Sheet = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  > legend { padding-inline: ${space(1)}; overflow-wrap: anywhere; ${type('small', 650)} }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.5rem;
  align-items: start;
  gap: ${space(3)};
`;
