import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
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
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="warn" isAnnounced title="Somebody else has changed the settings in the meantime.">
        <Changes>
          {changedFields(current, before).map((field) => (
            <li key={field}>
              {labelOf(field)}: {before[field] || 'empty'} → <strong>{current[field] || 'empty'}</strong>
              {typed.includes(field) && ' (you changed this too; yours stays in the form)'}
            </li>
          ))}
        </Changes>
        <Button variant="secondary" onClick={onTakeOver}>
          Load these changes and keep what I typed
        </Button>
      </Notice>
    </div>
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

const Changes = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-block: ${space(2)} ${space(3)};
`;
