import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { layer, radius, shadow, space, type } from '../theme/tokens';
import { IconButton } from './IconButton';
import type { NoticeKind } from './Notice';

const TOAST_MS = 5000;

/** Shows words in the corner for 5 s: `const toast = useToast(); toast('Saved', 'good')`. */
export type ShowToast = (words: string, kind?: NoticeKind) => void;

/** Holds the toasts of the app; App renders it once around the routes. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const show = useCallback<ShowToast>((words, kind = 'info') => {
    setToasts((shown) => [...shown, { id: crypto.randomUUID(), words, kind }]);
  }, []);
  const forget = (id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id));

  return (
    <ToastContext value={show}>
      <Toast.Provider duration={TOAST_MS} label="Notification">
        {children}
        {toasts.map(({ id, words, kind }) => (
          <Card
            key={id}
            $kind={kind}
            type={kind === 'bad' ? 'foreground' : 'background'}
            onOpenChange={(isOpen) => !isOpen && forget(id)}
          >
            <Toast.Description>{words}</Toast.Description>
            <Toast.Close asChild>
              <IconButton label="Dismiss">
                <X aria-hidden="true" size={18} />
              </IconButton>
            </Toast.Close>
          </Card>
        ))}
        <Corner />
      </Toast.Provider>
    </ToastContext>
  );
}

/** The function that shows a toast. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

interface ShownToast {
  id: string;
  words: string;
  kind: NoticeKind;
}

const ToastContext = createContext<ShowToast>(() => {});

const signs: Record<NoticeKind, string> = {
  info: color.accent,
  good: color.good,
  warn: color.warn,
  bad: color.bad,
};

const Corner = styled(Toast.Viewport)`
  position: fixed;
  inset-block-end: ${space(4)};
  inset-inline-end: ${space(4)};
  z-index: ${layer.toast};
  display: grid;
  gap: ${space(2)};
  width: min(24rem, calc(100vw - ${space(8)}));
`;

const Card = styled(Toast.Root)<{ $kind: NoticeKind }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${({ $kind }) => signs[$kind]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  ${type('small', 500)}
`;
