import { type ReactNode, useState } from 'react';
import type { Parts } from '../../workbench/parts';
import { Button } from '../Button';
import { Field } from '../forms/Field';
import { TextInput } from '../forms/inputs';
import { Row } from '../Stack';
import { ConfirmDialog } from './ConfirmDialog';
import { DialogFrame } from './DialogFrame';
import { Drawer } from './Drawer';
import { LeaveDialog } from './LeaveDialog';

interface Opened {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export const parts: Parts = {
  title: 'Dialogs',
  examples: {
    'To confirm': () => (
      <Row>
        <Opening name="Question">
          {(opened) => (
            <ConfirmDialog {...opened} title="Log out?" confirmLabel="Log out" onConfirm={() => {}}>
              Your shipment is saved.
            </ConfirmDialog>
          )}
        </Opening>
        <Opening name="Danger">
          {(opened) => (
            <ConfirmDialog {...opened} isDangerous title="Delete?" confirmLabel="Delete" onConfirm={() => {}}>
              This cannot be undone.
            </ConfirmDialog>
          )}
        </Opening>
        <Opening name="Typed values">
          {({ onOpenChange, ...opened }) => (
            <LeaveDialog {...opened} onOpenChange={onOpenChange} onLeave={() => onOpenChange(false)}>
              What you typed is lost.
            </LeaveDialog>
          )}
        </Opening>
      </Row>
    ),
    'With a close button': () => (
      <Row>
        <Opening name="Text">
          {({ isOpen, onOpenChange }) => (
            <DialogFrame
              isOpen={isOpen}
              place="middle"
              title="Terms"
              firstFocus="title"
              onClose={() => onOpenChange(false)}
            >
              <p>Bookings are fully refundable until 24 hours before the collection date.</p>
            </DialogFrame>
          )}
        </Opening>
        <Opening name="Drawer">
          {(opened) => (
            <Drawer {...opened} title="Your shipment">
              <Field label="City">
                <TextInput />
              </Field>
            </Drawer>
          )}
        </Opening>
      </Row>
    ),
  },
};

function Opening({ name, children }: { name: string; children: (opened: Opened) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Open: {name}
      </Button>
      {children({ isOpen, onOpenChange: setIsOpen })}
    </>
  );
}
