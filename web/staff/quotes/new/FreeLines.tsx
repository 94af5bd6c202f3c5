import { Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { MoneyInput } from '../../../design/forms/MoneyInput';
import { IconButton } from '../../../design/IconButton';
import { Stack } from '../../../design/Stack';
import { space } from '../../../design/theme/tokens';
import type { QuoteForm } from './quote-form';

/** Lines of a new quote with a text and a price of their own, such as a container from door to door. */
export function FreeLines() {
  const { control, register, clearErrors, formState } = useFormContext<QuoteForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'freeLines' });
  return (
    <Stack gap={3}>
      {fields.map(({ id }, at) => {
        const errors = formState.errors.freeLines?.[at];
        return (
          <Line key={id} role="group" aria-label={`Line ${at + 1}`}>
            <Field label="Text" error={errors?.name?.message}>
              <TextInput
                {...register(`freeLines.${at}.name`)}
                maxLength={100}
                autoComplete="off"
                placeholder="20FT container, door to door"
              />
            </Field>
            <Field label="Price (£)" error={errors?.price?.message}>
              <MoneyInput {...register(`freeLines.${at}.price`)} />
            </Field>
            <IconButton label={`Remove line ${at + 1}`} onClick={() => remove(at)}>
              <Trash2 aria-hidden="true" size={18} />
            </IconButton>
          </Line>
        );
      })}
      <div>
        <Button
          variant="secondary"
          onClick={() => {
            append({ name: '', price: '' });
            clearErrors('items');
          }}
        >
          Add a line of your own
        </Button>
      </div>
    </Stack>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7rem auto;
  align-items: start;
  gap: ${space(3)};

  > button { margin-block-start: 1.75rem; }
`;
