import { useEffect } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { type AddressValues, NO_ADDRESS, typedParts } from '../../../../rules/people/addresses/address-parts';
import { countryName } from '../../../../rules/people/countries';
import { errorMessageOr } from '../../../data/error-message';
import type { SavedAddressInput } from '../../../data/schema.generated';
import { Button } from '../../../design/Button';
import { Checkbox } from '../../../design/forms/Checkbox';
import { Field } from '../../../design/forms/Field';
import { FieldGrid, WholeRow } from '../../../design/forms/FormGroup';
import { TextInput } from '../../../design/forms/inputs';
import { Row, Stack } from '../../../design/Stack';
import { foundProblems } from '../../../lib/forms/found-problems';
import { rulesResolver } from '../../../lib/forms/rules-resolver';
import { useUnsaved } from '../../../lib/forms/unsaved-forms';
import { useSubmit } from '../../../lib/forms/use-submit';
import { AddressFields } from '../../addresses/AddressFields';
import { addressProblemsAt, visibleParts } from '../../addresses/address-values';
import { CountryField } from '../../addresses/CountryField';
import {
  type SavedAddressPartsFragment,
  useSaveAddressMutation,
} from '../../addresses/saved-address.generated';
import { useChangeSavedAddressMutation } from './account.generated';
import { fillsInFirst } from './address-uses';

interface AddressEditorProps {
  /** Null for a new one. */
  saved: SavedAddressPartsFragment | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form of a saved address; refused values stay. */
export function AddressEditor({ saved, onSaved, onCancel }: AddressEditorProps) {
  const [add] = useSaveAddressMutation();
  const [change] = useChangeSavedAddressMutation();
  const form = useForm<AddressForm>({
    defaultValues: startAddressForm(saved),
    mode: 'onTouched',
    resolver: rulesResolver(checkAddress),
  });
  const { isDirty, isSubmitting } = form.formState;
  const { handleSubmit, errorNotice } = useSubmit(form, {
    messageOf: errorMessageOr("We couldn't save the address. Please try again."),
    fieldOf: (field) => field.replace('address.', ''),
  });
  useUnsaved('Address', isDirty);

  async function keep(values: AddressForm) {
    const input = toSavedAddressInput(values);
    await (saved ? change({ variables: { id: saved.id, input } }) : add({ variables: { input } }));
    onSaved();
  }

  return (
    <form noValidate onSubmit={handleSubmit(keep)} aria-label={saved ? 'Change address' : 'New address'}>
      <Stack gap={4}>
        {errorNotice}
        <FormProvider {...form}>
          <AddressFormFields />
        </FormProvider>
        <Row>
          <Button type="submit" isBusy={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save address'}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** The inputs of a saved address, depending on its country. */
function AddressFormFields() {
  const { register, watch, setFocus } = useFormContext<AddressForm>();
  const country = watch('country');
  const firstFor = fillsInFirst(country);
  useEffect(() => setFocus('label'), [setFocus]);

  return (
    <FieldGrid>
      <Field label="Label" isOptional hint="Your name for this address, such as Home or Mum's.">
        <TextInput {...register('label')} maxLength={50} autoComplete="off" />
      </Field>
      <CountryField kind="saved" />
      <AddressFields kind="saved" country={country} />
      {firstFor && (
        <WholeRow>
          <Checkbox label={`Use this address first for ${firstFor}`} {...register('isDefault')} />
        </WholeRow>
      )}
    </FieldGrid>
  );
}

interface AddressForm extends AddressValues {
  label: string;
  /** ISO code. */
  country: string;
  isDefault: boolean;
}

/** Initial values: the saved address, or an empty one in the United Kingdom, where every shipment begins. */
export function startAddressForm(saved: SavedAddressPartsFragment | null): AddressForm {
  return {
    label: saved?.label ?? '',
    ...typedParts(saved?.address ?? NO_ADDRESS),
    country: saved?.countryCode ?? 'GB',
    isDefault: saved?.isDefault ?? false,
  };
}

/** Every invalid field with its message, in the order of the page. */
export function checkAddress(form: AddressForm): Map<keyof AddressForm, string> {
  return foundProblems(addressProblemsAt('', visibleParts(form, form.country), form.country));
}

/** The form as server input, with the parts that are shown for its country. */
export function toSavedAddressInput({ label, country, isDefault, ...parts }: AddressForm): SavedAddressInput {
  return { label, isDefault, address: { ...visibleParts(parts, country), country: countryName(country) } };
}
