import { cloneElement, useState } from 'react';
import { FAILED_MESSAGE } from '../dialogs/lazy-dialog';
import { useToast } from '../feedback/toast';
import type { ChoiceMenuContent, ChoiceMenuProps } from './ChoiceMenuContent';

let Opened: typeof ChoiceMenuContent | null = null;

/**
 * A choice with a menu of the others; nothing changes before a press. The menu's code loads on hover or focus of its trigger.
 */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const [isWanted, setIsWanted] = useState(false);
  const toast = useToast();
  if (isWanted && Opened) return <Opened {...props} />;

  async function open() {
    try {
      await fetchMenu();
      props.onOpenChange?.(true);
      setIsWanted(true);
    } catch {
      toast(FAILED_MESSAGE, 'bad');
    }
  }

  const near = () => void fetchMenu().catch(() => {});
  return cloneElement(props.children, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: near,
    onFocus: near,
    onClick: () => void open(),
    onKeyDown(event) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      void open();
    },
  });
}

async function fetchMenu(): Promise<void> {
  Opened ??= (await import('./ChoiceMenuContent')).ChoiceMenuContent;
}
