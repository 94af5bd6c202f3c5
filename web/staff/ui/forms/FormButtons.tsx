import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../../../design/Button';
import { Row } from '../../../design/Stack';

interface FormButtonsProps {
  isBusy: boolean;
  cancelLabel?: string;
  /** Label of the submit button, if there is one. */
  children: ReactNode;
}

/** The buttons of a form in a dialog. */
export function FormButtons({ isBusy, cancelLabel = 'Cancel', children }: FormButtonsProps) {
  return (
    <Row justify="flex-end">
      <Dialog.Close asChild>
        <Button variant="secondary" disabled={isBusy}>
          {cancelLabel}
        </Button>
      </Dialog.Close>
      {children && (
        <Button type="submit" isBusy={isBusy}>
          {children}
        </Button>
      )}
    </Row>
  );
}
