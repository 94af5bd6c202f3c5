import { useEffect, useRef } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { evictFields } from '../../data/cache/evict';
import { errorMessage, requireData } from '../../data/error-message';
import { readConflict } from '../../data/read-conflict';
import { Button } from '../../design/Button';
import { useToast } from '../../design/feedback/toast';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { space, type } from '../../design/theme/tokens';
import { formatPounds } from '../../lib/formats/formats';
import { useSubmit } from '../../lib/forms/use-submit';
import { BoxItemRow } from './BoxItemRow';
import {
  BOX_ITEMS_MAX,
  type BoxValues,
  boxItems,
  EMPTY_ITEM,
  filledItems,
  rowField,
  worthOf,
} from './box-form';
import { type BoxPartsFragment, useSaveBoxContentsMutation } from './boxes.generated';
import { CopyBox } from './CopyBox';
import type { useDrafts } from './use-drafts';

const CHANGED_MESSAGE =
  'Someone changed this box after you opened it. Save again to replace their version with yours.';

interface BoxFormProps {
  orderId: string;
  box: BoxPartsFragment;
  boxes: readonly BoxPartsFragment[];
  onNext: () => void;
  drafts: ReturnType<typeof useDrafts>;
}

/** The contents of a box, one row per item: Enter goes to the next row, or adds one. */
export function BoxForm({ orderId, box, boxes, onNext, drafts }: BoxFormProps) {
  const { number } = box;
  const { keep, draftOf } = drafts;
  const toast = useToast();
  const form = useForm<BoxValues>({ defaultValues: { items: draftOf(number) ?? filledItems(box) } });
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: 'items' });
  const [save] = useSaveBoxContentsMutation({ update: evictFields('orderBoxes') });
  /** The version somewhere else, which the next save replaces. */
  const replaces = useRef<number>(undefined);
  const { handleSubmit, errorNotice } = useSubmit(form, {
    messageOf(error) {
      replaces.current = readConflict(error, 'box')?.version;
      return replaces.current === undefined
        ? errorMessage(error, "We couldn't save the box. Please try again.")
        : CHANGED_MESSAGE;
    },
    fieldOf: (field) => rowField(field, form.getValues('items')),
  });
  const { isSubmitting } = form.formState;
  const items = form.watch('items');
  const isLast = boxes.at(-1)?.number === number;

  useEffect(() => {
    const { unsubscribe } = form.watch((typed) => keep(number, (typed.items ?? []) as BoxValues['items']));
    return unsubscribe;
  }, [form, keep, number]);

  const submit = (isNextWanted: boolean) =>
    handleSubmit(async ({ items }) => {
      const version = replaces.current ?? box.version;
      const variables = { id: orderId, number, version, items: boxItems(items) };
      const saved = requireData((await save({ variables })).data).saveBoxContents;
      replaces.current = undefined;
      form.reset({ items: filledItems(saved) });
      keep(number, null);
      toast(`Box ${number} saved`, 'good');
      if (isNextWanted) onNext();
    });

  function goOn(index: number) {
    if (index + 1 < fields.length) form.setFocus(`items.${index + 1}.description`);
    else if (fields.length < BOX_ITEMS_MAX)
      append(EMPTY_ITEM, { focusName: `items.${fields.length}.description` });
  }

  function clear(index: number) {
    if (fields.length === 1) return replace([EMPTY_ITEM]);
    remove(index);
    form.setFocus(`items.${Math.max(0, index - 1)}.description`);
  }

  return (
    <form noValidate onSubmit={submit(false)}>
      <Stack gap={4}>
        {errorNotice}
        <Text size="small" tone="textMuted">
          Used is ticked because most things are. Untick what you bought for the move: customs may charge duty
          on new goods.
        </Text>
        <Rows>
          {fields.map((field, index) => (
            <li key={field.id}>
              <BoxItemRow
                form={form}
                index={index}
                onEnter={() => goOn(index)}
                onRemove={() => clear(index)}
              />
            </li>
          ))}
        </Rows>
        <Row justify="space-between">
          <Button
            variant="quiet"
            disabled={fields.length >= BOX_ITEMS_MAX}
            onClick={() => append(EMPTY_ITEM, { focusName: `items.${fields.length}.description` })}
          >
            Add another item
          </Button>
          <Worth aria-live="polite">This box: {formatPounds(worthOf(items))}</Worth>
        </Row>
        <CopyBox
          boxes={boxes.filter((one) => one.number !== number)}
          onCopy={(other) => replace(filledItems(other))}
        />
        <Row>
          <Button type="submit" isBusy={isSubmitting}>
            Save box {number}
          </Button>
          {!isLast && (
            <Button variant="secondary" isBusy={isSubmitting} onClick={submit(true)}>
              Save and go to next box
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}

const Rows = styled.ul`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(3)};`;
const Worth = styled.p`${type('small', 600)} font-variant-numeric: tabular-nums;`;
