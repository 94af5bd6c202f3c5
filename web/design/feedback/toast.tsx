import {
  type ComponentProps,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { bottomBar, layer, space } from '../theme/tokens';
import type { NoticeKind } from './Notice';
import type { Toaster as LoadedCorner, ToastAction, ToastItem } from './Toaster';

/** Shows a message in the corner for 5 s, or while its action is offered: `const toast = useToast(); toast('Saved', 'good')`. */
export type ShowToast = (message: string, kind?: NoticeKind, action?: ToastAction) => void;

/** Provides toasts; rendered once in App around the routes. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const [hasShown, setHasShown] = useState(false);
  const show = useCallback<ShowToast>((message, kind = 'info', action) => {
    setHasShown(true);
    setToasts((shown) => [...shown, { id: (shown.at(-1)?.id ?? 0) + 1, message, kind, action }]);
  }, []);
  const remove = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );

  return (
    <ToastContext value={show}>
      {children}
      {hasShown && (
        <Suspense>
          <LoadedToaster toasts={toasts} onClose={remove} />
        </Suspense>
      )}
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  return useContext(ToastContext);
}

const ToastContext = createContext<ShowToast>(() => {});

// Most pages show no toast, so the code loads with the first one; when that fails the message is shown without it.
const LoadedToaster = lazy(() =>
  import('./Toaster').then(
    ({ Toaster }) => ({ default: Toaster }),
    () => ({ default: PlainToasts }),
  ),
);

function PlainToasts({ toasts, onClose }: ComponentProps<typeof LoadedCorner>) {
  return (
    <PlainCorner role="status">
      {toasts.map(({ id, message }) => (
        <Button key={id} variant="secondary" onClick={() => onClose(id)}>
          {message}
        </Button>
      ))}
    </PlainCorner>
  );
}

const PlainCorner = styled.div`
  position: fixed;
  inset: auto ${space(4)} calc(${space(4)} + ${bottomBar});
  z-index: ${layer.toast};
  display: grid;
  justify-items: end;
  gap: ${space(2)};
`;
