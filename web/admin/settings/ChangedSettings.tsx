import { Button } from '../../ui/Button';
import { ChangedNotice } from '../ui/forms/ChangedNotice';
import { SETTINGS_FIELDS } from './settings-fields';
import { changedFields, type SettingsForm } from './settings-form';

interface ChangedSettingsProps {
  before: SettingsForm;
  current: SettingsForm;
  /** The names of the fields that were typed in. */
  typed: readonly string[];
  onTakeOver: () => void;
}

/** Says what somebody else has changed, and takes it over without losing what was typed. */
export function ChangedSettings({ before, current, typed, onTakeOver }: ChangedSettingsProps) {
  const differences = changedFields(current, before).map((field) => ({
    field,
    label: labelOf(field),
    was: before[field] || 'empty',
    now: current[field] || 'empty',
    typed: typed.includes(field) ? 'you changed this too; yours stays in the form' : undefined,
  }));
  return (
    <ChangedNotice title="Somebody else has changed the settings in the meantime." differences={differences}>
      <Button variant="secondary" onClick={onTakeOver}>
        Load these changes and keep what I typed
      </Button>
    </ChangedNotice>
  );
}

function labelOf(field: string): string {
  const label = SETTINGS_FIELDS.find(({ key }) => key === field)?.label ?? field;
  const [group, part = ''] = field.split('.');
  if (group === 'services') return `${SERVICES[part] ?? part}, ${label.toLowerCase()}`;
  if (group === 'socialLinks') return `Link ${Number(part) + 1}, ${label.toLowerCase()}`;
  return label;
}

const SERVICES: Readonly<Record<string, string>> = {
  standard: 'Standard service',
  express: 'Express service',
  whiteglove: 'White glove service',
};
