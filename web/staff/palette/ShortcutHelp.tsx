import { styled } from 'styled-components';
import { DialogFrame } from '../../design/dialogs/DialogFrame';
import { Checkbox } from '../../design/forms/Checkbox';
import { color } from '../../design/theme/colors';
import { radius, space, type } from '../../design/theme/tokens';
import { updatePreferences, usePreferences } from '../ui/staff-preferences';
import { SHORTCUTS } from './shortcuts';

/** The keyboard shortcuts, and the switch for those of a single key. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { hasShortcuts } = usePreferences();
  return (
    <Sheet place="middle" title="Keyboard shortcuts" firstFocus="title" onClose={onClose}>
      <Keys>
        <dt>
          <kbd>Ctrl</kbd> or <kbd>⌘</kbd> <kbd>K</kbd>
        </dt>
        <dd>Find or go to anything</dd>
        {SHORTCUTS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Keys>
      <Checkbox
        label="Use single-key shortcuts on this device"
        checked={hasShortcuts}
        onChange={() => updatePreferences({ hasShortcuts: !hasShortcuts })}
      />
    </Sheet>
  );
}

const Sheet = styled(DialogFrame)`width: min(28rem, 100vw);`;

const Keys = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space(2)} ${space(5)};
  margin-block: ${space(3)};
  ${type('small')}

  > div { display: contents; }
  kbd {
    display: inline-block;
    min-width: 1.75rem;
    padding: 0 ${space(1.5)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.small};
    text-align: center;
    font: inherit;
  }
`;
