import { Search } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lazyDialog } from '../../design/dialogs/lazy-dialog';
import { color } from '../../design/theme/colors';
import { from, radius, space, touchTarget, type } from '../../design/theme/tokens';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { SHOW_SHORTCUTS } from './commands';
import { useShortcuts } from './use-shortcuts';

const Palette = lazyDialog(async () => (await import('./Palette')).Palette);
const ShortcutHelp = lazyDialog(async () => (await import('./ShortcutHelp')).ShortcutHelp);

type Opened = 'nothing' | 'palette' | 'help';

/** The bar's search: opens the palette, as Ctrl K does, and listens to the other keys. */
export function PaletteButton() {
  const [opened, setOpened] = useState<Opened>('nothing');
  const [text, setText] = useState('');
  const openPalette = () => {
    setText('');
    setOpened('palette');
  };
  useShortcuts({
    openPalette,
    openHelp: () => setOpened('help'),
    type: opened === 'palette' ? (key) => setText((typed) => typed + key) : undefined,
  });
  const close = () => setOpened('nothing');
  return (
    <>
      <Press
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={Palette.preload}
        onFocus={Palette.preload}
        onClick={openPalette}
      >
        <Search aria-hidden="true" size={18} />
        <VisuallyHidden>Find or go to</VisuallyHidden>
        <span aria-hidden="true">Find or go to</span>
        <small aria-hidden="true">Ctrl K</small>
      </Press>
      {opened === 'palette' && (
        <Palette
          text={text}
          onType={setText}
          onClose={close}
          onDo={(id) => id === SHOW_SHORTCUTS && setOpened('help')}
        />
      )}
      {opened === 'help' && <ShortcutHelp onClose={close} />}
    </>
  );
}

/** A field to look at; an icon on a phone. */
const Press = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  flex: none;
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  padding-inline: ${space(3)};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  ${type('small')}
  color: ${color.textMuted};
  cursor: pointer;

  > span[aria-hidden], > small { display: none; }
  &:hover { background: ${color.accentSoft}; color: ${color.accentStrong}; }

  ${from.tablet} {
    width: 20rem;
    min-height: 2.25rem;
    justify-content: start;
    border: 1px solid ${color.line};
    background: ${color.surface};
    > span[aria-hidden] { display: inline; }
    > small { display: inline; margin-inline-start: auto; ${type('caption')} }
  }
`;
