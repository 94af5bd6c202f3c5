import { useForm } from 'react-hook-form';
import { useClientLoader } from '../../../data/client-loader';
import { requireData } from '../../../data/error-message';
import type { DestinationKey } from '../../../data/schema.generated';
import { Button } from '../../../design/Button';
import { Field } from '../../../design/forms/Field';
import { Stack } from '../../../design/Stack';
import { TextArea } from '../../../lib/forms/form-fields';
import { useSubmit } from '../../../lib/forms/use-submit';
import { ItemsFromTextDocument } from './typed-list.generated';
import { TYPED_LIST_MAX, type TypedItem } from './typed-list-form';

const EMPTY_MESSAGE = 'Type at least one item, such as “4 boxes, bike”.';

interface ListTextProps {
  text: string;
  destination: DestinationKey;
  /** Goes on to what is there already: a smaller field with this label. */
  addsTo?: string;
  onText?: (text: string) => void;
  onItems: (items: readonly TypedItem[]) => void;
}

/** The text of a list, which the server reads. */
export function ListText({ text, destination, addsTo, onText, onItems }: ListTextProps) {
  const load = useClientLoader();
  const form = useForm({ defaultValues: { text } });
  const { handleSubmit, errorNotice } = useSubmit(form);
  const { errors, isSubmitting } = form.formState;

  const find = handleSubmit(async ({ text }) => {
    onText?.(text);
    const client = await load();
    const { data } = await client.query({
      query: ItemsFromTextDocument,
      variables: { text, destination },
      fetchPolicy: 'network-only',
    });
    const items = requireData(data).itemsFromText.map((item, place) => ({ ...item, place }));
    if (items.length > 0) onItems(items);
    else form.setError('text', { message: EMPTY_MESSAGE }, { shouldFocus: true });
  });

  return (
    <form noValidate onSubmit={find}>
      <Stack gap={5}>
        {errorNotice}
        <Field
          label={addsTo ?? 'Type or paste your list'}
          hint={`Use commas or a line for each item, up to ${TYPED_LIST_MAX.items} items.`}
          error={errors.text?.message}
        >
          <TextArea
            rows={addsTo ? 2 : 6}
            maxLength={TYPED_LIST_MAX.characters}
            placeholder="4 boxes, bike, 55 inch tv"
            {...form.register('text', {
              validate: (typed) => Boolean(typed.trim()) || EMPTY_MESSAGE,
              onChange: ({ target }) => onText?.(target.value),
            })}
          />
        </Field>
        <Button type="submit" variant={addsTo ? 'secondary' : 'primary'} isWide isBusy={isSubmitting}>
          Find items
        </Button>
      </Stack>
    </form>
  );
}
