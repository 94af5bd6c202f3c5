import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { SavedAddressPartsFragment } from '../../addresses/saved-address.generated';
import { useSaveAddressMutation } from '../../addresses/saved-address.generated';
import { errorMessage, refusedFields } from '../../apollo/error-message';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
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
  const [refusal, setRefusal] = useState<string>();
  const [add] = useSaveAddressMutation();
  const [change] = useChangeSavedAddressMutation();
  const form = useForm<AddressForm>({
    defaultValues: startAddressForm(saved),
    mode: 'onTouched',
    resolver: (values) => {
      const problems = checkAddress(values);
      if (problems.size === 0) return { values, errors: {} };
      const errors: FieldErrors<AddressForm> = {};
      for (const [field, message] of problems) errors[field] = { type: 'rule', message };
      return { values: {}, errors };
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty, onUnsaved);

  async function keep(values: AddressForm) {
    setRefusal(undefined);
    const input = toSavedAddressInput(values);
    try {
      await (saved ? change({ variables: { id: saved.id, input } }) : add({ variables: { input } }));
      onSaved();
    } catch (error) {
      setRefusal(errorMessage(error, 'The address could not be saved. Please try again.'));
      for (const [index, { field, message }] of refusedFields(error).entries()) {
        const name = field.replace('address.', '') as keyof AddressForm;
        if (name in values) form.setError(name, { message }, { shouldFocus: index === 0 });
      }
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(keep)} aria-label={saved ? 'Change address' : 'New address'}>
      <Stack gap={4}>
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <AddressFormFields form={form} />
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
