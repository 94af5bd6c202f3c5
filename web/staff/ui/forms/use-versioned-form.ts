import { useLayoutEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormProps, useForm } from 'react-hook-form';
import type { VersionedThing, VersionedThings } from '../../../../rules/refusals';
import { readConflict } from '../../../data/read-conflict';
import { rulesResolver } from '../../../lib/forms/rules-resolver';
import { type SubmitOptions, useSubmit } from '../../../lib/forms/use-submit';
import { formDraft, useFormDraft } from './use-form-draft';

/** `saving` cannot be called back. */
export type FormStatus = 'clean' | 'dirty' | 'saving';

/** The form as stored in its tab when a session ends. */
interface RecordDraft<Rec, Values> {
  /** The record that was being changed; null for a new one. */
  readonly base: Rec | null;
  readonly values: Values;
  /** Names the values that could not be stored. */
  readonly lossWarning?: string;
}

export interface VersionedFormOptions<Values extends FieldValues, Rec, Thing extends VersionedThing>
  extends Omit<SubmitOptions<Values>, 'onError'> {
  /** Names its draft and its conflicts. */
  thing: Thing;
  /** As it was when the form opened; null for a new one. */
  record: Rec | null;
  valuesOf: (record: Rec | null) => Values;
  check: (values: Values) => ReadonlyMap<string, string>;
  /** Saves over `version`; `base` is what the values are compared with. Gives the record as it is then. */
  save: (values: Values, base: Rec | null, version: number | undefined) => Promise<Rec>;
  onSaved: (saved: Rec) => void;
  mode?: UseFormProps['mode'];
  onStatus?: ((status: FormStatus) => void) | undefined;
  /** Any failure, a conflict too. */
  onFailure?: (error: unknown) => void;
  /** Values as a draft can keep them; all of them unless given. */
  toDraft?: (values: Values) => { values: Values; lossWarning?: string };
}

/**
 * A form over a record with a version. What is typed survives the end of a session. A colleague's change in the
 * meantime is a conflict: their version is taken over, with or without what was typed, or replaced.
 */
export function useVersionedForm<
  Values extends FieldValues,
  Rec extends { readonly id?: string; readonly version: number | null },
  Thing extends VersionedThing,
>(options: VersionedFormOptions<Values, Rec, Thing>) {
  const { thing, record, valuesOf, check, save, onSaved, mode, onStatus, onFailure } = options;
  const { toDraft = (values) => ({ values }) } = options;
  const [base, setBase] = useState(record);
  const [conflict, setConflict] = useState<VersionedThings[Thing] | null>(null);
  const [defaultValues] = useState(() => valuesOf(record));
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    mode,
    resolver: rulesResolver(check),
  });
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const status: FormStatus = isSubmitting ? 'saving' : isDirty ? 'dirty' : 'clean';
  // Known before the next key is pressed.
  useLayoutEffect(() => onStatus?.(status), [status, onStatus]);

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
      onFailure?.(error);
      const current = readConflict(error, thing);
      if (current) setConflict(current);
      return current !== null;
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

  return {
    form,
    /** The record the form began with, or that was taken over. */
    base,
    status,
    dirtyFields,
    /** The colleague's version of the record. */
    conflict,
    draftNotice,
    errorNotice,
    onSubmit: submit(base?.version ?? undefined),
    /** Saves over the colleague's version. */
    saveMine: submit(conflict?.version),
    /** Goes on from the colleague's version; `keepDirtyValues` leaves what was typed. */
    takeOver(current: Rec, keep?: { keepDirtyValues: boolean }): void {
      start(current, keep);
      discardDraft();
    },
    /** As if nothing had been typed. */
    undo(): void {
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
