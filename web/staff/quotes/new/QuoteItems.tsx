import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { DEFAULT_DESTINATION } from '../../../../rules/destinations';
import { toGraphqlEnum } from '../../../data/enums';
import { errorMessage, requireData } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { Field } from '../../../design/forms/Field';
import { Select, TextInput } from '../../../design/forms/inputs';
import { IconButton } from '../../../design/IconButton';
import { Stack } from '../../../design/Stack';
import { space } from '../../../design/theme/tokens';
import { roundedNote } from '../../../features/quotes/custom-box/box-form';
import { SideFields } from '../../../features/quotes/custom-box/SideFields';
import { useItemsFromTextLazyQuery } from '../../../features/quotes/typed-list/typed-list.generated';
import { OWN_ITEM, startForm } from '../../../features/quotes/typed-list/typed-list-form';
import type { QuoteForm } from './quote-form';

/** The items of a new quote: typed as a caller says them, then each with its product and quantity. */
export function QuoteItems() {
  const { control } = useFormContext<QuoteForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  return (
    <Stack gap={4}>
      <AddItems onItems={append} />
      {fields.length > 0 && (
        <Rows>
          {fields.map(({ id, name }, at) => (
            <li key={id}>
              <ItemFields at={at} name={name} onRemove={() => remove(at)} />
            </li>
          ))}
        </Rows>
      )}
    </Stack>
  );
}

function AddItems({ onItems }: { onItems: (items: QuoteForm['items']) => void }) {
  const { watch, formState } = useFormContext<QuoteForm>();
  const { items } = formState.errors;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [read, { loading }] = useItemsFromTextLazyQuery();
  const destination = watch('destination') || toGraphqlEnum(DEFAULT_DESTINATION);

  async function add(): Promise<void> {
    if (!text.trim()) return setProblem('Type an item, like “4 boxes, bike”');
    setProblem(undefined);
    try {
      const { data } = await read({ variables: { text, destination } });
      const found = requireData(data).itemsFromText.map((item, place) => ({ ...item, place }));
      if (found.length === 0) return setProblem("We can't read an item in this. Type it another way.");
      const rows = startForm(found, 'cm').items;
      onItems(
        rows.map((row, at) => ({
          ...row,
          choices: found[at]!.products.map(({ id, name }) => ({ id, name })),
        })),
      );
      setText('');
    } catch (error) {
      setProblem(errorMessage(error));
    }
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void add();
  }

  return (
    <Adding>
      <Field
        label="Items"
        hint="As the caller says them: 20 standard boxes, 2 bikes, trunk 100 x 50 x 50 cm"
        error={problem ?? items?.root?.message ?? items?.message}
      >
        <TextInput
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={pressKey}
          autoComplete="off"
          maxLength={2_000}
        />
      </Field>
      <Button variant="secondary" isBusy={loading} onClick={() => void add()}>
        Add items
      </Button>
    </Adding>
  );
}

interface ItemFieldsProps {
  at: number;
  name: string;
  onRemove: () => void;
}

function ItemFields({ at, name, onRemove }: ItemFieldsProps) {
  const { register, watch, formState } = useFormContext<QuoteForm>();
  const errors = formState.errors.items?.[at];
  const row = watch(`items.${at}`);
  return (
    <Stack gap={3}>
      <ItemRow>
        <Field label={name}>
          <Select {...register(`items.${at}.choice`)}>
            {row.choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.name}
              </option>
            ))}
            <option value={OWN_ITEM}>Own item, by its size</option>
          </Select>
        </Field>
        <Field label="Quantity" error={errors?.quantity?.message}>
          <TextInput {...register(`items.${at}.quantity`)} inputMode="numeric" autoComplete="off" />
        </Field>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      </ItemRow>
      {row.choice === OWN_ITEM && (
        <>
          <SideFields
            unit="cm"
            register={(side) => register(`items.${at}.${side}`)}
            errorOf={(side) => errors?.[side]?.message}
            rounded={roundedNote(row, 'cm')}
          />
          <Field label="Weight range">
            <Select {...register(`items.${at}.weightRange`)}>
              <option value="upTo30">0-30 kg</option>
              <option value="over30">30+ kg</option>
            </Select>
          </Field>
        </>
      )}
    </Stack>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Adding = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(3)};

  > button { margin-block-start: 1.75rem; }
`;

const ItemRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.5rem auto;
  align-items: start;
  gap: ${space(3)};

  > button { margin-block-start: 1.75rem; }
`;
