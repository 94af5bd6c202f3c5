import { FormProvider, useForm } from 'react-hook-form';
import type { SavedAddressPartsFragment } from '../../addresses/saved-address.generated';
import { useSaveAddressMutation } from '../../addresses/saved-address.generated';
import { errorMessageOr } from '../../apollo/error-message';
import { Button } from '../../ui/Button';
import { rulesResolver } from '../../ui/forms/rules-resolver';
import { useSubmit } from '../../ui/forms/use-submit';
import { Row, Stack } from '../../ui/Stack';
import { AddressFormFields } from './AddressFormFields';
import { useChangeSavedAddressMutation } from './account.generated';
import { type AddressForm, checkAddress, startAddressForm, toSavedAddressInput } from './address-form';
import { useUnsaved } from './use-unsaved';

interface AddressEditorProps {
  /** Null for a new one. */
  saved: SavedAddressPartsFragment | null;
  onSaved: () => void;
  onCancel: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The form of a saved address; refused values stay. */
export function AddressEditor({ saved, onSaved, onCancel, onUnsaved }: AddressEditorProps) {
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
  useUnsaved(isDirty, onUnsaved);

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
