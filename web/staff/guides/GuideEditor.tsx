import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { destinationName } from '../../../rules/destinations';
import { fromGraphqlEnum } from '../../data/enums';
import { errorMessageOr, requireData } from '../../data/error-message';
import { announceShopChange } from '../../data/shop-changes';
import { Button } from '../../design/Button';
import { useToast } from '../../design/feedback/toast';
import { Field } from '../../design/forms/Field';
import { Select, TextInput } from '../../design/forms/inputs';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { Grid, TextArea } from '../../lib/forms/form-fields';
import { UnsavedGuard } from '../../lib/forms/UnsavedGuard';
import { SaveBar } from '../ui/forms/SaveBar';
import { useVersionedForm } from '../ui/forms/use-versioned-form';
import { ChargeFields, GoodsFields } from './ChargeAndGoodsFields';
import { GuideConflict } from './GuideConflict';
import { GuideSection } from './GuideSection';
import { checkGuideForm, startGuideForm, toGuideInput } from './guide-form';
import { type ManagedGuideFragment, useUpdateGuideMutation } from './guides.generated';
import { ContainerFields, TransitFields } from './TimeAndContainerFields';
import { useEntry } from './use-entry';

/** All lists of one destination in one form. */
export function GuideEditor({ guide }: { guide: ManagedGuideFragment }) {
  const { destination } = guide;
  const name = destinationName(destination);
  const [update] = useUpdateGuideMutation();
  const toast = useToast();
  const saveButton = useRef<HTMLButtonElement>(null);
  const { form, base, status, conflict, takeOver, saveMine, undo, ...editor } = useVersionedForm({
    thing: 'guide',
    record: withId(guide),
    valuesOf: (saved) => startGuideForm(saved ?? guide),
    check: checkGuideForm,
    messageOf: errorMessageOr("We couldn't save the destination. Please try again."),
    invalidMessage: () => 'Some fields need another look.',
    async save(values, base, version) {
      const input = toGuideInput(values, base ?? guide, version ?? guide.version);
      const { data } = await update({ variables: { destination, input } });
      return withId(requireData(data).adminUpdateDestinationGuide);
    },
    onSaved() {
      announceShopChange();
      toast(`${name} saved. Customers read it from now on.`, 'good');
    },
  });
  const isUnsaved = status !== 'clean';

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={name}
        onSubmit={status === 'dirty' && !conflict ? editor.onSubmit : (event) => event.preventDefault()}
      >
        <Stack gap={6}>
          {editor.draftNotice}
          <GuideSection list="transitTimes" Fields={TransitFields} />
          <GuideSection list="charges" Fields={ChargeFields} />
          <GuideSection list="goods" Fields={GoodsFields} />
          <GuideSection list="containerPrices" Fields={ContainerFields} />
          <GuideSection list="papers" Fields={PaperFields} />
          {conflict && base && (
            <GuideConflict
              key={conflict.version}
              now={conflict}
              before={base}
              typed={form.getValues()}
              isSaving={status === 'saving'}
              onUse={(current) => {
                takeOver(withId(current));
                saveButton.current?.focus();
              }}
              onSave={saveMine}
            />
          )}
          <SaveBar>
            {editor.errorNotice}
            <Row>
              <Button
                ref={saveButton}
                type="submit"
                isBusy={status === 'saving'}
                aria-disabled={!isUnsaved || conflict !== null}
              >
                {status === 'saving' ? 'Saving...' : 'Save destination'}
              </Button>
              {isUnsaved && (
                <Button variant="secondary" onClick={undo}>
                  Undo changes
                </Button>
              )}
              <Text size="small" tone="textMuted" role="status">
                {isUnsaved ? 'Not saved yet.' : 'Everything is saved.'}
              </Text>
            </Row>
          </SaveBar>
        </Stack>
        <UnsavedGuard isOn={isUnsaved}>You haven't saved your changes to {name}.</UnsavedGuard>
      </form>
    </FormProvider>
  );
}

/** Names its draft. */
function withId(guide: ManagedGuideFragment) {
  return { ...guide, id: fromGraphqlEnum(guide.destination) as string };
}

/** A paper that customs ask for. Orders that are booked from now on have it. */
function PaperFields({ at }: { at: number }) {
  const { register, errorOf } = useEntry('papers', at);
  return (
    <>
      <Field label="Paper" error={errorOf('name')}>
        <TextInput {...register('name')} maxLength={80} aria-required />
      </Field>
      <Field label="What has to be in it" error={errorOf('explanation')}>
        <TextArea {...register('explanation')} maxLength={400} aria-required />
      </Field>
      <Grid $columns={2}>
        <Field label="Days before" error={errorOf('days')}>
          <TextInput {...register('days')} inputMode="numeric" aria-required />
        </Field>
        <Field label="Before which day" error={errorOf('dueBefore')}>
          <Select {...register('dueBefore')}>
            <option value="ARRIVAL">Expected arrival</option>
            <option value="COLLECTION">Collection</option>
          </Select>
        </Field>
      </Grid>
    </>
  );
}
