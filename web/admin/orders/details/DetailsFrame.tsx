import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../../../theme/colors';
import { from, radius, space, type } from '../../../theme/tokens';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { dialogOverlay, dialogSheet } from '../../../ui/dialog-looks';
import { IconButton } from '../../../ui/IconButton';
import { useReturnFocus } from '../../../ui/return-focus';
import { UnsavedContext, useUnsavedParts } from './unsaved';

interface DetailsFrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The wide dialog around an order, the whole screen of a phone; asks before what was typed in it is lost. */
export function DetailsFrame({ title, onClose, children }: DetailsFrameProps) {
  const { parts, register } = useUnsavedParts();
  const isUnsaved = parts.size > 0;
  const [isAsking, setIsAsking] = useState(false);
  const isLeaving = useRef(false);
  const returnFocus = useReturnFocus();
  const heading = useRef<HTMLHeadingElement>(null);

  // Back and links take the dialog away by the address.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      !isLeaving.current &&
      !nextLocation.state?.isLogout &&
      (currentLocation.pathname !== nextLocation.pathname ||
        orderIn(currentLocation.search) !== orderIn(nextLocation.search)),
  );

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  function leave(): void {
    if (isUnsaved) setIsAsking(true);
    else onClose();
  }

  function leaveForGood(): void {
    isLeaving.current = true;
    setIsAsking(false);
    if (blocker.state === 'blocked') blocker.proceed();
    else onClose();
  }

  function stay(): void {
    setIsAsking(false);
    if (blocker.state === 'blocked') blocker.reset();
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && leave()}>
      <Dialog.Portal>
        <Overlay />
        <Sheet
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          onEscapeKeyDown={(event) => {
            if ((event.target as Element | null)?.closest?.('[data-own-escape]')) event.preventDefault();
          }}
        >
          <Top>
            <Title ref={heading} tabIndex={-1}>
              {title}
            </Title>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" size={20} />
              </IconButton>
            </Dialog.Close>
          </Top>
          <Content>
            <UnsavedContext value={register}>{children}</UnsavedContext>
          </Content>
          <ConfirmDialog
            isOpen={isAsking || blocker.state === 'blocked'}
            onOpenChange={(isOpen) => !isOpen && stay()}
            title="Leave without saving?"
            confirmLabel="Leave"
            cancelLabel="Stay"
            onConfirm={leaveForGood}
          >
            What you typed here is not saved and would be lost: {[...parts.values()].join(', ')}.
          </ConfirmDialog>
        </Sheet>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Which order an address opens. */
function orderIn(search: string): string | null {
  return new URLSearchParams(search).get('order');
}

const Overlay = styled(Dialog.Overlay)`${dialogOverlay}`;

const Sheet = styled(Dialog.Content)`
  ${dialogSheet}
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  gap: 0;
  width: 100vw;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border-radius: 0;
  background: ${color.surface};
  overflow: hidden;

  ${from.tablet} {
    width: min(76rem, calc(100vw - ${space(8)}));
    height: calc(100dvh - ${space(8)});
    border-radius: ${radius.large};
  }
`;

const Title = styled(Dialog.Title)`
  ${type('title', 650)}
  &:focus { outline: none; }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(4)};
  border-block-end: 1px solid ${color.line};
  background: ${color.surfaceRaised};

  ${from.tablet} { padding-inline-start: ${space(6)}; }
`;

const Content = styled.div`
  overflow: auto;
  padding: ${space(4)};

  ${from.tablet} { padding: ${space(5)} ${space(6)}; }
`;
