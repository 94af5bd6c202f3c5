import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { color } from '../theme/colors';
import { bottomBar, layer, radius, shadow, space, type } from '../theme/tokens';
import type { NoticeKind } from './Notice';

const TOAST_MS = 5000;

/** A button in a toast, for so long. */
export interface ToastAction {
  readonly label: string;
  readonly seconds: number;
  /** The other place of the action, for screen readers. */
  readonly elsewhere: string;
  readonly onPress: () => void;
}

export interface ToastItem {
  id: number;
  message: string;
  kind: NoticeKind;
  action?: ToastAction;
}

interface ToasterProps {
  toasts: readonly ToastItem[];
  onClose: (id: number) => void;
}

/** The toasts, in the lower corner above a page's bottom bar; each closes after 5 s, or with its action. */
export function Toaster({ toasts, onClose }: ToasterProps) {
  return (
    <Toast.Provider duration={TOAST_MS} label="Notification">
      {toasts.map(({ id, message, kind, action }) => (
        <Card
          key={id}
          $kind={kind}
          type={kind === 'bad' || action ? 'foreground' : 'background'}
          duration={action && action.seconds * 1000}
          onOpenChange={(isOpen) => !isOpen && onClose(id)}
        >
          <Message>{message}</Message>
          {action && (
            <Toast.Action asChild altText={action.elsewhere}>
              <Button variant="secondary" onClick={action.onPress}>
                {action.label}
              </Button>
            </Toast.Action>
          )}
          <Toast.Close asChild>
            <IconButton label="Dismiss">
              <X aria-hidden="true" size={18} />
            </IconButton>
          </Toast.Close>
        </Card>
      ))}
      <Corner />
    </Toast.Provider>
  );
}

const signs: Record<NoticeKind, string> = {
  info: color.accent,
  good: color.good,
  warn: color.warn,
  bad: color.bad,
};

/** A long word breaks anywhere, so the close button stays in reach. */
const Message = styled(Toast.Description)`flex: 1; min-width: 0; overflow-wrap: anywhere;`;

const Corner = styled(Toast.Viewport)`
  position: fixed;
  inset-block-end: calc(${space(4)} + ${bottomBar});
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
