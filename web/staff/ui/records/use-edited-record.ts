import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, type SubmitEventHandler, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { LastChange, VersionedThing, VersionedThings } from '../../../../rules/refusals';
import { evictFields } from '../../../data/cache/evict';
import { writeRecord } from '../../../data/cache/write-record';
import { readConflict } from '../../../data/read-conflict';
import { rulesResolver } from '../../../lib/forms/rules-resolver';
import { type SubmitOptions, useSubmit } from '../../../lib/forms/use-submit';
import type { QueryState } from '../../../lib/queries/QueryStates';
import { lastChangeText } from '../forms/change-message';
import { formDraft, useFormDraft } from '../forms/use-form-draft';
import type { FieldLabels, FieldVersions } from './field-labels';

/** The form as stored in its tab when a session ends. */
interface RecordDraft<Rec, Values> {
  /** The record that was being changed; null for a new one. */
  readonly base: Rec | null;
  readonly values: Values;
  /** Names the values that could not be stored. */
  readonly lossWarning?: string;
}

interface RecordParts<Values extends FieldValues, Rec> {
  /** The record in a conflict: "this promotion". */
  called: string;
  valuesOf: (record: Rec | null) => Values;
  /** The fields that a colleague may have changed. */
  labels: FieldLabels<Values, Rec>;
  /** The form takes a colleague's changes over around what was typed. */
  isMerged?: boolean;
  /** For a failure without words of the query that reads a colleague's version. */
  readFailure?: string;
}

interface EditedRecordOptions<Values extends FieldValues, Rec, Thing extends VersionedThing>
  extends RecordParts<Values, Rec>,
    Omit<SubmitOptions<Values>, 'onError'> {
  /** Names its draft and its conflicts. */
  thing: Thing;
  /** As it was when the form opened; null for a new one. */
  record: Rec | null;
  check: (values: Values) => ReadonlyMap<string, string>;
  /** Saves over `version`; `base` is what the values are compared with. Gives the record as it is then. */
  save: (values: Values, base: Rec | null, version: number | undefined) => Promise<Rec>;
  onSaved: (saved: Rec) => void;
  mode?: UseFormProps['mode'];
  /** Values as a draft can keep them; all of them unless given. */
  toDraft?: (values: Values) => { values: Values; lossWarning?: string };
  /** The record as a colleague left it, where the conflict has all of it. */
  currentOf?: (base: Rec, now: VersionedThings[Thing]) => Rec;
  /** Else the hook of the query that reads it. */
  useCurrent?: (base: Rec) => QueryState<Rec>;
  /** The list that shows what a colleague made of the record, and is read again after any other failure. */
  list?: { readonly field: string; readonly fragment?: TypedDocumentNode<Rec> };
}

export interface EditedRecord<Values extends FieldValues, Rec> extends RecordParts<Values, Rec> {
  form: UseFormReturn<Values>;
  /** The record the form began with, or that was taken over. */
  base: Rec | null;
  isUnsaved: boolean;
  /** A save cannot be called back. */
  isSaving: boolean;
  dirtyFields: FieldVersions<Values, Rec>['dirtyFields'];
  /** A colleague's change, which refused the last save. */
  conflict: RecordConflict<Rec> | null;
  draftNotice: ReactNode;
  errorNotice: ReactNode;
  onSubmit: SubmitEventHandler;
  /** Saves over the colleague's version. */
  saveMine: () => void;
  /** Goes on from the colleague's version. */
  takeOver: (current: Rec) => void;
  /** As if nothing had been typed. */
  undo: () => void;
}

interface RecordConflict<Rec> {
  readonly base: Rec;
  readonly version: number;
  /** The author and time of the last change; empty when unknown. */
  readonly who: string;
  /** The hook that gives the record as it is now. */
  readonly useCurrent: () => QueryState<Rec>;
}

/**
 * A form over a record with a version; `RecordForm` draws it. What is typed survives the end of a session. A colleague's
 * change in the meantime is a conflict: their version is taken over, with or without what was typed, or replaced.
 */
export function useEditedRecord<
  Values extends FieldValues,
  Rec extends { readonly id?: string; readonly version: number | null },
  Thing extends VersionedThing,
>(options: EditedRecordOptions<Values, Rec, Thing>): EditedRecord<Values, Rec> {
  const { thing, record, valuesOf, check, save, onSaved, mode, list, ...parts } = options;
  const { toDraft = (values) => ({ values }), currentOf, useCurrent } = options;
  const { cache } = useApolloClient();
  const [base, setBase] = useState(record);
  const [conflict, setConflict] = useState<VersionedThings[Thing] | null>(null);
  const [defaultValues] = useState(() => valuesOf(record));
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    mode,
    resolver: rulesResolver(check),
  });
  const { isDirty, isSubmitting, dirtyFields } = form.formState;

  const { notice: draftNotice, discardDraft } = useFormDraft<RecordDraft<Rec, Values>>({
    form: thing,
    of: record?.id ?? 'new',
    currentValues: () => (isDirty ? { base, ...toDraft(form.getValues()) } : null),
    restore(draft) {
      start(draft.base);
      form.reset(draft.values, { keepDefaultValues: true });
    },
    clear: () => start(record),
    lossWarning: (draft) => draft.lossWarning,
  });

  const { handleSubmit, errorNotice, clearError } = useSubmit(form, {
    ...options,
    onError(error) {
      const now = readConflict(error, thing);
      if (now) setConflict(now);
      if (base && now && currentOf && list?.fragment) writeRecord(cache, list.fragment, currentOf(base, now));
      else if (list) evictFields(list.field)(cache);
      return now !== null;
    },
  });

  function start(from: Rec | null, keep?: { keepDirtyValues: boolean }): void {
    setBase(from);
    setConflict(null);
    clearError();
    form.reset(valuesOf(from), keep);
  }

  function submit(version: number | undefined) {
    return handleSubmit(async (values) => {
      const sent = asText(form.getValues());
      const saved = await save(values, base, version);
      const typed = form.getValues();
      // The form of a new record is empty again after it was added.
      start(base && saved);
      discardDraft();
      // Typed while it was being saved.
      for (const [name, text] of Object.entries(asText(typed)))
        if (text !== sent[name]) form.setValue(name as Path<Values>, typed[name], { shouldDirty: true });
      onSaved(saved);
    });
  }

  const saveMine = submit(conflict?.version);
  return {
    ...parts,
    valuesOf,
    form,
    base,
    isUnsaved: isSubmitting || isDirty,
    isSaving: isSubmitting,
    dirtyFields,
    conflict: conflict &&
      base && {
        base,
        version: conflict.version,
        who: lastChangeText(conflict as LastChange),
        useCurrent() {
          return currentOf ? { data: currentOf(base, conflict), refetch() {} } : useCurrent!(base);
        },
      },
    draftNotice,
    errorNotice,
    onSubmit: submit(base?.version ?? undefined),
    saveMine: () => void saveMine(),
    takeOver(current) {
      start(current, options.isMerged ? { keepDirtyValues: true } : undefined);
      discardDraft();
    },
    undo() {
      start(base);
      discardDraft();
    },
  };
}

/** Each value as text, to be compared. */
function asText(values: FieldValues): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** The record whose form was open when the session ended: null for a new one, undefined for none. */
export function draftRecord<Rec>(thing: VersionedThing): Rec | null | undefined {
  return formDraft<RecordDraft<Rec, unknown>>(thing)?.base;
}
