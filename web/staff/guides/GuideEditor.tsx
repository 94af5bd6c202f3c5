import { destinationName } from '../../../rules/destinations';
import { fromGraphqlEnum } from '../../data/enums';
import { errorMessageOr, requireData } from '../../data/error-message';
import { UNCACHED_QUERY } from '../../data/read-conflict';
import { announceShopChange } from '../../data/shop-changes';
import { useToast } from '../../design/feedback/toast';
import { Field } from '../../design/forms/Field';
import { Select, TextInput } from '../../design/forms/inputs';
import { Grid, TextArea } from '../../lib/forms/form-fields';
import type { FieldLabels } from '../ui/records/field-labels';
import { RecordForm } from '../ui/records/RecordForm';
import { useEditedRecord } from '../ui/records/use-edited-record';
import { ChargeFields, GoodsFields } from './ChargeAndGoodsFields';
import { GuideSection } from './GuideSection';
import { checkGuideForm, type GuideForm, LIST_TITLES, startGuideForm, toGuideInput } from './guide-form';
import { type ManagedGuideFragment, useManagedGuideQuery, useUpdateGuideMutation } from './guides.generated';
import { ContainerFields, TransitFields } from './TimeAndContainerFields';
import { useEntry } from './use-entry';

/** All lists of one destination in one form. */
export function GuideEditor({ guide }: { guide: ManagedGuideFragment }) {
  const { destination } = guide;
  const name = destinationName(destination);
  const [update] = useUpdateGuideMutation();
  const toast = useToast();
  const editor = useEditedRecord({
    thing: 'guide',
    called: 'this destination',
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
    labels: GUIDE_LABELS,
    useCurrent: useCurrentGuide,
  });

  return (
    <RecordForm
      editor={editor}
      place="page"
      title={name}
      lossWarning={`You haven't saved your changes to ${name}.`}
      submitLabel={editor.isSaving ? 'Saving...' : 'Save destination'}
    >
      <GuideSection list="transitTimes" Fields={TransitFields} />
      <GuideSection list="charges" Fields={ChargeFields} />
      <GuideSection list="goods" Fields={GoodsFields} />
      <GuideSection list="containerPrices" Fields={ContainerFields} />
      <GuideSection list="papers" Fields={PaperFields} />
    </RecordForm>
  );
}

function useCurrentGuide({ destination }: ManagedGuideFragment) {
  const { data, ...query } = useManagedGuideQuery({ variables: { destination }, ...UNCACHED_QUERY });
  return { ...query, data: data && withId(data.destinationGuide) };
}

/** Each list, as one line of what it says. */
const GUIDE_LABELS: FieldLabels<GuideForm, ManagedGuideFragment> = {
  transitTimes: [
    LIST_TITLES.transitTimes,
    (form) => form.transitTimes.map((one) => `${one.service} ${one.fromDays}-${one.toDays}`).join('; '),
  ],
  charges: [
    LIST_TITLES.charges,
    (form) =>
      form.charges
        .map((one) => `${one.name} £${one.from}-${one.to}, ${one.reason} ${one.howToAvoid}`)
        .join('; '),
  ],
  goods: [
    LIST_TITLES.goods,
    (form) => form.goods.map((one) => `${one.name} (${one.words}): ${one.explanation}`).join('; '),
  ],
  containerPrices: [
    LIST_TITLES.containerPrices,
    (form) => form.containerPrices.map((one) => `${one.size} £${one.price}`).join('; '),
  ],
  papers: [
    LIST_TITLES.papers,
    (form) => form.papers.map((one) => `${one.name}: ${one.days} days`).join('; '),
  ],
};

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
