import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { QuantityStepper } from '../../../design/forms/QuantityStepper';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { space, type } from '../../../design/theme/tokens';
import { formatPounds } from '../../../lib/formats/formats';
import { useSubmit } from '../../../lib/forms/use-submit';
import { useStoredChoice } from '../../../session/stored-choice';
import { ListText } from '../../quotes/typed-list/ListText';
import { TypedItemFields } from '../../quotes/typed-list/TypedItemFields';
import {
  startForm,
  type TypedItem,
  type TypedListForm,
  toCartChanges,
} from '../../quotes/typed-list/typed-list-form';
import { LocalSize } from '../../shipments/LocalSize';
import type { ChangeFormProps } from './change-form-props';

/** Fewer pieces of what was booked, and further items, typed as a list; the preview has the price. */
export function ItemsForm({ order, onSubmit }: ChangeFormProps) {
  const unit = useStoredChoice('sizeUnit');
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const [found, setFound] = useState<readonly TypedItem[]>([]);
  const [isUnchanged, setIsUnchanged] = useState(false);
  const form = useForm<TypedListForm>({ defaultValues: { items: [] } });
  const { handleSubmit, errorNotice } = useSubmit(form);

  function add(items: readonly TypedItem[]): void {
    form.setValue('items', [...form.getValues('items'), ...startForm(items, unit).items]);
    setFound([...found, ...items.map((item, at) => ({ ...item, place: found.length + at }))]);
  }

  const submit = handleSubmit(async ({ items }) => {
    const added = toCartChanges(items, unit);
    const fewer = order.lines.flatMap(({ key, quantity: booked }) => {
      const quantity = quantities.get(key) ?? booked;
      return quantity === booked ? [] : [{ key, quantity }];
    });
    setIsUnchanged(added.length + fewer.length === 0);
    if (added.length + fewer.length > 0) await onSubmit({ items: { quantities: fewer, added } });
  });

  return (
    <Stack gap={6}>
      <Lines>
        {order.lines.map(({ key, name, size, quantity: booked, unitPrice, unitVolumeCm3 }) => {
          const quantity = quantities.get(key) ?? booked;
          return (
            <Line key={key} data-removed={quantity === 0 || undefined}>
              <div>
                <Name>{name}</Name>
                <Text size="caption" tone="textMuted">
                  {size && (
                    <>
                      <LocalSize size={size} />,{' '}
                    </>
                  )}
                  {formatPounds(unitPrice.minorUnits)} each
                </Text>
              </div>
              {unitVolumeCm3 > 0 && (
                <QuantityStepper
                  name={name}
                  where="in the order"
                  quantity={quantity}
                  max={booked}
                  onChange={(next) => setQuantities(new Map(quantities).set(key, next))}
                />
              )}
            </Line>
          );
        })}
      </Lines>
      <ListText
        key={found.length}
        text=""
        addsTo="Items to add"
        destination={order.destination}
        onItems={add}
      />
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          {found.map((item) => (
            <TypedItemFields key={item.place} item={item} form={form} />
          ))}
          {isUnchanged && <Notice kind="bad">Take an item out, or add one first.</Notice>}
          {errorNotice}
          <Text size="small">
            Items that stay keep their price. Added ones cost what they cost today. If you've printed labels,
            print them again afterwards.
          </Text>
          <Button type="submit" isBusy={form.formState.isSubmitting}>
            Continue
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color.line};

  &[data-removed] p:first-child { text-decoration: line-through; }
`;

const Name = styled.p`
  ${type('body', 600)}
  overflow-wrap: anywhere;
`;
