import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { LoadingBar } from '../feedback/LoadingBar';
import { useToast } from '../feedback/toast';

interface DialogProps {
  /** Open while mounted when absent. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  onClose?: () => void;
}

type LazyDialog<P> = ComponentType<P> & {
  /** Loads the code early, when pointer or focus is on the control that opens it. */
  preload: () => void;
};

/** Shown when lazily loaded code fails to load. */
export const FAILED_MESSAGE =
  "We couldn't load this. Check your connection and try again, or reload the page.";

/**
 * A dialog whose code loads on first open. When that fails it closes with a toast and retries the next time; the page stays
 * as it is.
 */
export function lazyDialog<P extends DialogProps>(load: () => Promise<ComponentType<P>>): LazyDialog<P> {
  let Loaded: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;

  function loadOnce(): Promise<void> {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  function Dialog(props: P) {
    const { isOpen = true, onOpenChange, onClose } = props;
    const [, setIsLoaded] = useState(Loaded !== null);
    const toast = useToast();
    const giveUp = useEffectEvent(() => {
      toast(FAILED_MESSAGE, 'bad');
      onOpenChange?.(false);
      onClose?.();
    });

    useEffect(() => {
      if (!isOpen || Loaded) return;
      let isHere = true;
      loadOnce().then(
        () => isHere && setIsLoaded(true),
        () => isHere && giveUp(),
      );
      return () => {
        isHere = false;
      };
    }, [isOpen]);

    if (Loaded) return <Loaded {...props} />;
    return isOpen ? <LoadingBar /> : null;
  }

  return Object.assign(Dialog, { preload: () => void loadOnce().catch(() => {}) });
}
