import { useEffect, useLayoutEffect, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { DESTINATION_KEYS, destinationName } from '../../../rules/destinations';
import type { VersionedThings } from '../../../rules/refusals';
import { toKey } from '../../apollo/enums';
import { errorMessage, refusedFields } from '../../apollo/error-message';
import { readConflict } from '../../apollo/read-conflict';
import { from, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { formatPounds } from '../../ui/formats';
import { Field } from '../../ui/forms/Field';
import { NUMBER_MESSAGE, NumberInput } from '../../ui/forms/form-fields';
import { Select } from '../../ui/forms/inputs';
import { Stack } from '../../ui/Stack';
import { ConflictResolution } from '../ui/forms/ConflictResolution';
import { useFormDraft } from '../ui/forms/use-form-draft';
import { currentPrice, priceDifferences } from './price-conflict';
import { checkPrice, type PriceForm, startPriceForm, toPriceInput } from './price-form';
import type { ManagedPriceFragment } from './prices.generated';
import { useSavePrice } from './use-save-price';

export const PRICE_FORM = 'minimum charge';

/** What is kept of the form when a session ends. */
export interface PriceDraft {
  readonly edited: ManagedPriceFragment | null;
  readonly values: PriceForm;
}

interface PriceEditorProps {
  /** As it was when Edit was pressed; null for a new one. */
  edited: ManagedPriceFragment | null;
  /** Reads the charges as they stand now. */
  refetch: () => Promise<readonly ManagedPriceFragment[]>;
  prices: readonly ManagedPriceFragment[];
  /** Somebody else changed the one being edited, and theirs is used. */
  onConflict: (current: ManagedPriceFragment) => void;
  onSaved: (saved: ManagedPriceFragment) => void;
  onCancel: () => void;
  /** Whether something is typed that is not saved. */
  onDirtyChange: (isDirty: boolean) => void;
}

/** The form of a minimum charge; what is refused stays as typed. */
export function PriceEditor({
  edited,
  refetch,
  prices,
  onConflict,
  onSaved,
  onCancel,
  onDirtyChange,
}: PriceEditorProps) {
  const [refusal, setRefusal] = useState<string>();
  const [conflict, setConflict] = useState<VersionedThings['price'] | null>(null);
  const save = useSavePrice();
  const form = useForm<PriceForm>({
    defaultValues: startPriceForm(edited),
    resolver: (values, _context, { fields }) => {
      const problems = checkPrice(values);
      // Text that is no number reads as empty; the browser knows better.
      const field = fields.price?.ref as Partial<HTMLInputElement> | undefined;
      if (field?.validity?.badInput) problems.set('price', NUMBER_MESSAGE);
      if (problems.size === 0) return { values, errors: {} };
      const errors: FieldErrors<PriceForm> = {};
      for (const [field, message] of problems) errors[field] = { type: 'rule', message };
      return { values: {}, errors };
    },
  });
  const { register, setFocus, formState, watch } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const editedId = edited?.id;
  const current = edited && conflict && currentPrice(edited, conflict);
  const taken = prices.find(
    ({ id, destination }) => toKey(destination) === watch('country') && id !== editedId,
  );

  // Known before the next key is pressed.
  useLayoutEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  const { notice, discardDraft } = useFormDraft<PriceDraft>({
    form: PRICE_FORM,
    of: editedId ?? 'new',
    currentValues: () => (isDirty ? { edited, values: form.getValues() } : null),
    restore: ({ values }) => form.reset(values, { keepDefaultValues: true }),
    clear: () => form.reset(startPriceForm(edited)),
  });

  // The form above the list takes over from the Edit that was pressed in it.
  useEffect(() => {
    if (editedId) setFocus('price', { shouldSelect: true });
  }, [editedId, setFocus]);

  async function submit(values: PriceForm, before = edited) {
    setRefusal(undefined);
    try {
      const saved = await save(before, toPriceInput(values));
      form.reset(startPriceForm(null));
      discardDraft();
      onSaved(saved);
    } catch (error) {
      void refetch().catch(() => {});
      const now = readConflict(error, 'price');
      if (now) return setConflict(now);
      setRefusal(errorMessage(error, 'The price could not be saved. Please try again.'));
      for (const [index, { field, message }] of refusedFields(error).entries()) {
        if (field in values)
          form.setError(field as keyof PriceForm, { message }, { shouldFocus: index === 0 });
      }
    }
  }

  function use(current: ManagedPriceFragment) {
    form.reset(startPriceForm(current));
    setConflict(null);
    discardDraft();
    onConflict(current);
    setFocus('price', { shouldSelect: true });
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => submit(values))}
      aria-label={edited ? 'Edit price' : 'Add price'}
    >
      <Stack gap={4}>
        {notice}
        {current && (
          <ConflictResolution
            thing="minimum charge"
            now={conflict}
            differences={priceDifferences(edited, current, form.getValues())}
            isSaving={isSubmitting}
            onUse={() => use(current)}
            onSave={form.handleSubmit((values) => submit(values, current))}
          />
        )}
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <Fields>
          <Field label="Country" error={errors.country?.message} hint={taken && takenMessage(taken)}>
            <Select {...register('country')} aria-required>
              <option value="">Select a country</option>
              {DESTINATION_KEYS.map((key) => (
                <option key={key} value={key}>
                  {destinationName(key)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Price (GBP)" error={errors.price?.message}>
            <NumberInput
              {...register('price')}
              min={0}
              max={99_999.99}
              step={0.01}
              inputMode="decimal"
              placeholder="0.00"
              aria-required
            />
          </Field>
          <Buttons>
            <Button type="submit" isBusy={isSubmitting}>
              {edited ? 'Update' : 'Add'}
            </Button>
            {edited && (
              <Button variant="secondary" onClick={onCancel}>
                Cancel
              </Button>
            )}
          </Buttons>
        </Fields>
      </Stack>
    </form>
  );
}

function takenMessage({ country, price }: ManagedPriceFragment): string {
  return `${country} has a minimum charge of ${formatPounds(price.minorUnits)} already. Change it with Edit below.`;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${from.tablet} { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto; }
`;

/** Level with the controls, whose labels stand above them. */
const Buttons = styled.div`
  display: flex;
  gap: ${space(3)};

  ${from.tablet} { padding-block-start: calc(0.875rem * 1.45 + ${space(1.5)}); }
`;
