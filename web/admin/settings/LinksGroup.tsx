import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { from, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Group } from '../../ui/forms/form-fields';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { SettingInput } from './SettingInput';
import { LINK_SLOTS, LINKS_MAX, type SettingsForm } from './settings-form';

/** Links to the company's other pages. */
export function LinksGroup() {
  const { watch, setValue } = useFormContext<SettingsForm>();
  const links = watch('socialLinks');
  const isFilled = (slot: number) => links[slot]?.name || links[slot]?.url;
  const [shown, setShown] = useState(() => LINK_SLOTS.filter(isFilled));
  const slots = LINK_SLOTS.filter((slot) => shown.includes(slot) || isFilled(slot));
  const add = useRef<HTMLButtonElement>(null);
  const free = LINK_SLOTS.find((slot) => !slots.includes(slot));

  /** The pressed button unmounts. */
  function remove(slot: number) {
    add.current?.focus();
    setValue(`socialLinks.${slot}`, { name: '', url: '' }, { shouldDirty: true });
    setShown(slots.filter((one) => one !== slot));
  }

  return (
    <Group>
      <legend>Social links</legend>
      {slots.length === 0 && <Text tone="textMuted">There are no links at the foot of the pages.</Text>}
      {slots.map((slot) => (
        <Link key={slot}>
          <SettingInput of={`socialLinks.${slot}.name`} />
          <SettingInput of={`socialLinks.${slot}.url`} inputMode="url" />
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
            You can add up to {LINKS_MAX} links.
          </Text>
        ) : (
          <Button ref={add} variant="secondary" onClick={() => setShown([...slots, free])}>
            Add a link
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
