import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import type { SizeUnit } from '../../../../rules/prices/item-size';
import { type CustomBoxRate, customBoxPence } from '../../../../rules/prices/quote';
import { Button } from '../../../design/Button';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { space } from '../../../design/theme/tokens';
import { plural } from '../../../lib/formats/counts';
import { formatPounds } from '../../../lib/formats/formats';
import { useSubmit } from '../../../lib/forms/use-submit';
import { useStoredChoice } from '../../../session/stored-choice';
import { useCart } from '../../cart/use-cart';
import { readBox } from '../custom-box/box-form';
import { addTypedItems } from './add-typed-items';
import { TypedItemFields } from './TypedItemFields';
import {
  countItems,
  type ItemForm,
  LEFT_OUT,
  OWN_ITEM,
  startForm,
  type TypedItem,
  type TypedListForm,
} from './typed-list-form';

interface ConfirmItemsProps {
  items: readonly TypedItem[];
  onBack: () => void;
  /** Receives the message that says what was added. */
  onAdded: (message: string) => void;
}

/** The things recognised in a list, each with its product and quantity, to be checked before they are added. */
export function ConfirmItems({ items, onBack, onAdded }: ConfirmItemsProps) {
  const cart = useCart(({ destination, rates, lines, setQuantity, addCustomBox }) => ({
    destination,
    rate: rates.destinations[destination],
    lines,
    setQuantity,
    addCustomBox,
  }));
  const unit = useStoredChoice('sizeUnit');
  const form = useForm<TypedListForm>({ defaultValues: startForm(items, unit) });
  const { handleSubmit } = useSubmit(form);
  const chosen = form.watch('items');
  const count = countItems(chosen);
  const { pence, unpriced } = priceItems(items, chosen, unit, cart.rate);
  const doubtful = items.filter(({ doubt }) => doubt).length;
  const intro = useRef<HTMLDivElement>(null);
  useEffect(() => intro.current?.focus(), []);

  const add = handleSubmit(async ({ items: chosen }) => {
    addTypedItems(items, chosen, unit, cart.destination, cart);
    onAdded(`Added ${plural(count, 'item')} from your list to your shipment.`);
  });

  return (
    <form noValidate onSubmit={add}>
      <Stack gap={5}>
        <Intro ref={intro} tabIndex={-1}>
          <Text tone="textMuted">
            Check what each item is and how many you have.
            {doubtful > 0 && ` We aren't sure about ${plural(doubtful, 'item')}.`}
          </Text>
        </Intro>
        <List>
          {items.map((item) => (
            <li key={item.place}>
              <TypedItemFields item={item} form={form} rate={cart.rate} />
            </li>
          ))}
        </List>
        <Text weight={600} aria-live="polite">
          {formatPounds(pence)} for these items
          {unpriced > 0 && `, without ${plural(unpriced, 'item')} that we need the size of`}
        </Text>
        <Button type="submit" isWide disabled={count === 0}>
          {`Add ${plural(count, 'item')}`}
        </Button>
        <Button variant="secondary" isWide onClick={onBack}>
          Change the list
        </Button>
      </Stack>
    </form>
  );
}

const Intro = styled.div`&:focus { outline: none; }`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

interface PricedList {
  /** Of all things with a price. */
  readonly pence: number;
  /** How many things of the list have none yet. */
  readonly unpriced: number;
}

/** The sum of a typed list's items as they are chosen. */
function priceItems(
  items: readonly TypedItem[],
  chosen: readonly ItemForm[],
  unit: SizeUnit,
  rate: CustomBoxRate | null | undefined,
): PricedList {
  const wanted = chosen.filter(({ choice }) => choice !== LEFT_OUT);
  const products = new Map(items.flatMap((item) => item.products.map(({ id, price }) => [id, price])));
  const prices = wanted.map((one) => {
    const box = one.choice === OWN_ITEM ? readBox(one, unit) : null;
    const each = box && rate ? customBoxPence(box, rate) : products.get(one.choice)?.minorUnits;
    return each === undefined ? undefined : each * (Number(one.quantity) || 0);
  });
  return {
    pence: prices.reduce<number>((sum, price = 0) => sum + price, 0),
    unpriced: prices.filter((price) => price === undefined).length,
  };
}
