import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { VersionedThing, VersionedThings } from '../../../../rules/refusals';
import { evictFields } from '../../../data/cache/evict';
import { writeRecord } from '../../../data/cache/write-record';
import { readConflict } from '../../../data/read-conflict';
import type { Difference } from './ChangedNotice';
import { ConflictResolution } from './ConflictResolution';
import { useVersionedForm, type VersionedFormOptions } from './use-versioned-form';

/** A field as staff read it: its label, and its value as text. */
export type FieldText<Values> = readonly [label: string, text: (values: Values) => string];

interface RecordFormOptions<Values extends FieldValues, Rec, Thing extends VersionedThing>
  extends Omit<VersionedFormOptions<Values, Rec, Thing>, 'onFailure'> {
  /** The fields that its list shows. */
  fragment: TypedDocumentNode<Rec>;
  /** The root field of its list. */
  listField: string;
  /** The record's name in a conflict: "minimum charge". */
  called: string;
  /** The record as a colleague left it. */
  currentOf: (base: Rec, now: VersionedThings[Thing]) => Rec;
  fieldTexts: Readonly<Record<string, FieldText<Values>>>;
  /** Differences beyond the values of the form. */
  otherDifferences?: (base: Rec, current: Rec, typed: Values) => readonly Difference[];
  /** Gets the focus once the colleague's version was taken over. */
  firstField: Path<Values>;
  onTakeOver?: (current: Rec) => void;
}

/**
 * A short form over a record with a version; `notices` show its draft, of a colleague's change and of faults. The list shows
 * what a colleague made of the record, and is read again after any other failure.
 */
export function useRecordForm<
  Values extends FieldValues,
  Rec extends { readonly id?: string; readonly version: number },
  Thing extends VersionedThing,
>(options: RecordFormOptions<Values, Rec, Thing>) {
  const {
    thing,
    called,
    fragment,
    listField,
    currentOf,
    fieldTexts,
    otherDifferences,
    firstField,
    onTakeOver,
    valuesOf,
  } = options;
  const { cache } = useApolloClient();
  const { conflict, takeOver, saveMine, draftNotice, errorNotice, ...editor } = useVersionedForm({
    ...options,
    onFailure(error) {
      const now = readConflict(error, thing);
      if (base && now) writeRecord(cache, fragment, currentOf(base, now));
      else evictFields(listField)(cache);
    },
  });
  const { form, base, status } = editor;
  const current = base && conflict && currentOf(base, conflict);

  function use(taken: Rec) {
    takeOver(taken);
    onTakeOver?.(taken);
    form.setFocus(firstField, { shouldSelect: true });
  }

  const notices: ReactNode = (
    <>
      {draftNotice}
      {current && (
        <ConflictResolution
          thing={called}
          now={conflict}
          differences={[
            ...differences(fieldTexts, valuesOf(base), valuesOf(current), form.getValues()),
            ...(otherDifferences?.(base, current, form.getValues()) ?? []),
          ]}
          isSaving={status === 'saving'}
          onUse={() => use(current)}
          onSave={saveMine}
        />
      )}
      {errorNotice}
    </>
  );
  return { ...editor, notices };
}

/** The fields a colleague has changed, each with its value before, now, and as typed here. */
function differences<Values>(
  fieldTexts: Readonly<Record<string, FieldText<Values>>>,
  before: Values,
  current: Values,
  typed: Values,
): Difference[] {
  return Object.entries(fieldTexts).flatMap(([field, [label, text]]) => {
    const [was, now, mine] = [before, current, typed].map((values) => text(values) || 'nothing');
    if (was === now) return [];
    return [{ field, label, was: was!, now: now!, typed: mine === was ? undefined : `you typed ${mine}` }];
  });
}
