import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/Button';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { Row, Stack } from '../../../design/Stack';
import type { Parts } from '../../../workbench/parts';
import { RecordConflict } from '../records/RecordConflict';
import { ConfirmActionDialog } from './ConfirmActionDialog';
import { FormButtons } from './FormButtons';
import { FormDialog } from './FormDialog';
import { RefundMethodChoice } from './RefundMethodChoice';
import { DraftNotice } from './use-form-draft';

const DIFFERENCES = [
  { field: 'price', label: 'Price', was: '£60.00', now: '£66.50', typed: 'you have £65.00' },
  { field: 'name', label: 'Name', was: 'Box', now: 'Standard Box' },
];

export const parts: Parts = {
  title: 'Forms of staff',
  examples: {
    'Conflict with a colleague': () => (
      <Stack>
        {[false, true].map((isSaving) => (
          <RecordConflict
            key={String(isSaving)}
            called="this price"
            who="Ada Admin, 20 November at 10:30"
            query={{ data: DIFFERENCES, refetch() {} }}
            differences={(all) => all}
            isSaving={isSaving}
            onTakeOver={() => {}}
            onSaveMine={() => {}}
          />
        ))}
      </Stack>
    ),
    'Draft of an ended session': function Draft() {
      const [isBack, setIsBack] = useState(true);
      return (
        <DraftNotice isBack={isBack} onDiscard={() => setIsBack(false)} onRestore={() => setIsBack(true)} />
      );
    },
    'Choice of one': function Choice() {
      const { register } = useForm({ defaultValues: { method: 'CARD' } });
      return <RefundMethodChoice field={register('method')} />;
    },
    'Form in a dialog': () => (
      <Row>
        <Opening name="Form">
          {(close) => (
            <FormDialog title="Edit product" isDirty={false} onClose={close}>
              <Stack>
                <Field label="Name" error="Enter a name">
                  <TextInput />
                </Field>
                <FormButtons isBusy={false}>Save</FormButtons>
              </Stack>
            </FormDialog>
          )}
        </Opening>
        <Opening name="Action that is refused">
          {(close) => (
            <ConfirmActionDialog
              title="Delete this product?"
              confirmLabel="Delete"
              action={() => Promise.reject(new Error('It is in the cart of a customer.'))}
              messageOf={(error) => (error as Error).message}
              onClose={close}
            >
              It leaves the shop at once.
            </ConfirmActionDialog>
          )}
        </Opening>
      </Row>
    ),
  },
};

function Opening({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Open: {name}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
