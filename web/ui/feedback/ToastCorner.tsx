import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { bottomBar, layer, radius, shadow, space, type } from '../../theme/tokens';
import { IconButton } from '../IconButton';
import type { NoticeKind } from './Notice';

const TOAST_MS = 5000;

export interface ShownToast {
  id: string;
  message: string;
  kind: NoticeKind;
}

interface ToastCornerProps {
  toasts: readonly ShownToast[];
  onClose: (id: string) => void;
}

/** The toasts, in the lower corner above a page's bottom bar; each closes after 5 s. */
export function ToastCorner({ toasts, onClose }: ToastCornerProps) {
  return (
    <Toast.Provider duration={TOAST_MS} label="Notification">
      {toasts.map(({ id, message, kind }) => (
        <Card
          key={id}
          $kind={kind}
          type={kind === 'bad' ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => !isOpen && onClose(id)}
        >
          <Message>{message}</Message>
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
const Message = styled(Toast.Description)`min-width: 0; overflow-wrap: anywhere;`;

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
