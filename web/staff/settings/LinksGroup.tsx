import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../design/Button';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { from, space } from '../../design/theme/tokens';
import { Group } from '../../lib/forms/form-fields';
import { SettingInput } from './SettingInput';
import type { SettingsForm } from './settings-form';

interface LinksGroupProps {
  list: 'socialLinks' | 'proofs';
  slots: readonly number[];
  title: string;
  hint?: string;
  /** Said while there are none. */
  none: string;
  add: string;
}

/** Named links to other sites, as many as there are slots. */
export function LinksGroup({ list, slots: places, title, hint, none, add: addLabel }: LinksGroupProps) {
  const { watch, setValue } = useFormContext<SettingsForm>();
  const links = watch(list);
  const isFilled = (slot: number) => links[slot]?.name || links[slot]?.url;
  const [shown, setShown] = useState(() => places.filter(isFilled));
  const slots = places.filter((slot) => shown.includes(slot) || isFilled(slot));
  const add = useRef<HTMLButtonElement>(null);
  const free = places.find((slot) => !slots.includes(slot));

  /** The pressed button unmounts. */
  function remove(slot: number) {
    add.current?.focus();
    setValue(`${list}.${slot}`, { name: '', url: '' }, { shouldDirty: true });
    setShown(slots.filter((one) => one !== slot));
  }

  return (
    <Group>
      <legend>{title}</legend>
      {hint && (
        <Text size="small" tone="textMuted">
          {hint}
        </Text>
      )}
      {slots.length === 0 && <Text tone="textMuted">{none}</Text>}
      {slots.map((slot) => (
        <Link key={slot}>
          <SettingInput field={`${list}.${slot}.name`} />
          <SettingInput field={`${list}.${slot}.url`} inputMode="url" />
          <Button
            variant="quiet"
            aria-label={`Remove ${links[slot]?.name || 'this link'}`}
            onClick={() => remove(slot)}
          >
            <Trash2 aria-hidden="true" size={18} />
            Remove
          </Button>
        </Link>
      ))}
      <Stack align="start" gap={2}>
        {free === undefined ? (
          <Text size="small" tone="textMuted">
            You can add up to {places.length}.
          </Text>
        ) : (
          <Button ref={add} variant="secondary" onClick={() => setShown([...slots, free])}>
            {addLabel}
          </Button>
        )}
      </Stack>
    </Group>
  );
}

const Link = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space(3)};

  > button { justify-self: start; }

  ${from.tablet} { grid-template-columns: 12rem minmax(0, 1fr) auto; }
`;
