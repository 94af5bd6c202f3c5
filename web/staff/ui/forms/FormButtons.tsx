import type { ReactNode } from 'react';
import { Button } from '../../../design/Button';
import { Row } from '../../../design/Stack';

interface FormButtonsProps {
  isBusy: boolean;
  onCancel: () => void;
  /** Label of the submit button. */
  children: ReactNode;
}

/** The buttons of a form in a dialog. */
export function FormButtons({ isBusy, onCancel, children }: FormButtonsProps) {
  return (
    <Row justify="flex-end">
      <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" isBusy={isBusy}>
        {children}
      </Button>
    </Row>
  );
}
