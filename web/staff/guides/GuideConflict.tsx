import type { VersionedThings } from '../../../rules/refusals';
import { UNCACHED_QUERY } from '../../data/read-conflict';
import { Skeleton } from '../../design/feedback/Skeleton';
import { QueryStates } from '../../lib/queries/QueryStates';
import { ConflictResolution } from '../ui/forms/ConflictResolution';
import { fieldDifferences } from '../ui/forms/field-differences';
import { type GuideForm, LIST_TITLES, startGuideForm } from './guide-form';
import { type ManagedGuideFragment, useManagedGuideQuery } from './guides.generated';

interface GuideConflictProps {
  now: VersionedThings['guide'];
  before: ManagedGuideFragment;
  typed: GuideForm;
  isSaving: boolean;
  onUse: (current: ManagedGuideFragment) => void;
  onSave: () => void;
}

/** A colleague's changes of the lists of a destination. */
export function GuideConflict({ now, before, typed, isSaving, onUse, onSave }: GuideConflictProps) {
  const query = useManagedGuideQuery({
    variables: { destination: before.destination },
    ...UNCACHED_QUERY,
  });
  const formsBeside = (current: ManagedGuideFragment) => ({
    before: inText(startGuideForm(before)),
    current: inText(startGuideForm(current)),
    typed: inText(typed),
  });
  return (
    <QueryStates query={query} loadingLabel="Loading what changed" skeleton={<Skeleton height="6rem" />}>
      {({ destinationGuide: current }) => (
        <ConflictResolution
          thing="destination"
          now={now}
          differences={fieldDifferences(LIST_TITLES, formsBeside(current))}
          isSaving={isSaving}
          onUse={() => onUse(current)}
          onSave={onSave}
        />
      )}
    </QueryStates>
  );
}

/** Each list as one line of what it says. */
function inText({ transitTimes, charges, goods, containerPrices, papers }: GuideForm) {
  return {
    transitTimes: transitTimes.map((one) => `${one.service} ${one.fromDays}-${one.toDays}`).join('; '),
    charges: charges
      .map((one) => `${one.name} £${one.from}-${one.to}, ${one.reason} ${one.howToAvoid}`)
      .join('; '),
    goods: goods.map((one) => `${one.name} (${one.words}): ${one.explanation}`).join('; '),
    containerPrices: containerPrices.map((one) => `${one.size} £${one.price}`).join('; '),
    papers: papers.map((one) => `${one.name}: ${one.days} days`).join('; '),
  };
}
