import { useRef, useState } from 'react';
import { errorCode, errorMessage, refusedFields } from '../../apollo/error-message';
import { announceShopChange } from '../../apollo/shop-changes';
import { useToast } from '../../ui/feedback/toast';
import { useAskBeforeUnload } from '../../ui/forms/use-ask-before-unload';
import { useFormDraft } from '../ui/forms/use-form-draft';
import {
  type StoreSettingsPartsFragment,
  useAdminSettingsLazyQuery,
  useUpdateStoreSettingsMutation,
} from './settings.generated';
import { checkSettings } from './settings-fields';
import {
  changedFields,
  mergeTyped,
  type SettingsForm,
  startSettingsForm,
  toSettingsInput,
} from './settings-form';

/** What is kept of the form when a session ends: what is typed over the version that was being changed. */
interface SettingsDraft {
  readonly base: StoreSettingsPartsFragment;
  readonly form: SettingsForm;
}

/** The form of the settings: what is typed, what is wrong with it, and how it is saved. */
export function useSettingsForm(settings: StoreSettingsPartsFragment) {
  const [base, setBase] = useState(settings);
  const before = startSettingsForm(base);
  const [form, setForm] = useState(before);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [refusal, setRefusal] = useState<string>();
  const [newer, setNewer] = useState<StoreSettingsPartsFragment>();
  const [update, { loading }] = useUpdateStoreSettingsMutation();
  // Asked after a conflict: what the cache has is what just lost.
  const [fetchSettings] = useAdminSettingsLazyQuery({ fetchPolicy: 'network-only' });
  const element = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const changed = changedFields(form, before);
  useAskBeforeUnload(changed.length > 0);
  const { notice, discardDraft } = useFormDraft<SettingsDraft>({
    form: 'settings',
    of: 'shop',
    currentValues: () => (changed.length > 0 ? { base, form } : null),
    restore(draft) {
      setBase(draft.base);
      setForm(draft.form);
    },
    clear: () => begin(settings),
  });

  function type(field: string, text: string) {
    setForm((typed) => ({ ...typed, [field]: text }));
    if (problems.has(field)) setProblems(new Map([...problems].filter(([name]) => name !== field)));
  }

  function refuse(found: ReadonlyMap<string, string>) {
    setProblems(found);
    const [first] = found.keys();
    const control = first && element.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  async function save() {
    setRefusal(undefined);
    const found = checkSettings(form);
    if (found.size > 0) return refuse(found);
    try {
      const { data } = await update({
        variables: { input: toSettingsInput(form, before, base.version) },
      });
      if (!data) return setRefusal('Invalid response from server');
      begin(data.updateStoreSettings);
      discardDraft();
      announceShopChange();
      toast('Settings saved. They are in force now.', 'good');
    } catch (error) {
      if (errorCode(error) === 'CONFLICT') return readNewer();
      setRefusal(errorMessage(error, 'The settings could not be saved. Please try again.'));
      refuse(new Map(refusedFields(error).map(({ field, message }) => [field, message])));
    }
  }

  async function readNewer() {
    try {
      const { data } = await fetchSettings();
      setNewer(data?.adminSettings);
      if (!data) setRefusal('Somebody else has changed the settings. Please try again.');
    } catch (error) {
      setRefusal(errorMessage(error));
    }
  }

  function begin(saved: StoreSettingsPartsFragment) {
    setBase(saved);
    setForm(startSettingsForm(saved));
    setProblems(new Map());
    setRefusal(undefined);
    setNewer(undefined);
  }

  /** The button that was pressed is gone. */
  function focusSave() {
    element.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  return {
    ...{ form, problems, refusal, changed, element, type, save, newer, before, notice },
    isSaving: loading,
    undo() {
      begin(base);
      discardDraft();
      focusSave();
    },
    takeOver(current: StoreSettingsPartsFragment) {
      setForm(mergeTyped(form, before, startSettingsForm(current)));
      setBase(current);
      setNewer(undefined);
      discardDraft();
      focusSave();
    },
  };
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
