import { type FieldNamesMarkedBoolean, get } from 'react-hook-form';
import { UNCACHED_QUERY } from '../../data/read-conflict';
import { ConflictMerge } from '../ui/forms/ConflictMerge';
import { type StoreSettingsPartsFragment, useAdminSettingsQuery } from './settings.generated';
import { SETTINGS_FIELDS } from './settings-fields';
import { type SettingsForm, startSettingsForm, textAt } from './settings-form';

interface SettingsConflictProps {
  before: StoreSettingsPartsFragment;
  /** The fields that were typed in. */
  typed: Partial<Readonly<FieldNamesMarkedBoolean<SettingsForm>>>;
  onTakeOver: (current: StoreSettingsPartsFragment) => void;
}

/** A colleague's changes of the settings. */
export function SettingsConflict({ before, typed, onTakeOver }: SettingsConflictProps) {
  const query = useAdminSettingsQuery(UNCACHED_QUERY);
  return (
    <ConflictMerge
      thing="the settings"
      query={query}
      differences={(current) =>
        settingsDifferences(startSettingsForm(before), startSettingsForm(current.adminSettings))
      }
      isEdited={(field) => get(typed, field) !== undefined}
      onTakeOver={(current) => onTakeOver(current.adminSettings)}
    />
  );
}

function settingsDifferences(before: SettingsForm, current: SettingsForm) {
  return SETTINGS_FIELDS.filter(({ key }) => textAt(before, key) !== textAt(current, key)).map(({ key }) => ({
    field: key,
    label: labelOf(key),
    was: textAt(before, key) || 'empty',
    now: textAt(current, key) || 'empty',
  }));
}

function labelOf(field: string): string {
  const label = SETTINGS_FIELDS.find(({ key }) => key === field)?.label ?? field;
  const [group, part = ''] = field.split('.');
  if (group === 'services') return `${SERVICES[part] ?? part}, ${label.toLowerCase()}`;
  if (group === 'proofs') return `Membership or review ${Number(part) + 1}, ${label.toLowerCase()}`;
  if (group === 'socialLinks') return `Link ${Number(part) + 1}, ${label.toLowerCase()}`;
  return label;
}

const SERVICES: Readonly<Record<string, string>> = {
  standard: 'Standard service',
  express: 'Express service',
  whiteglove: 'White glove service',
};
