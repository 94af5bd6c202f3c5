import { useState } from 'react';
import { toGraphqlEnum } from '../../../data/enums';
import { Drawer } from '../../../design/dialogs/Drawer';
import { LeaveGuard, leavesDialog } from '../../../lib/forms/LeaveGuard';
import { useCart } from '../../cart/use-cart';
import { ConfirmItems } from './ConfirmItems';
import { ListText } from './ListText';
import type { TypedItem } from './typed-list-form';

interface TypedListProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Receives the message that says what was added. */
  onAdded: (message: string) => void;
}

/** The drawer "Type your list": text that becomes items to confirm. What was typed stays when it closes. */
export function TypedList({ isOpen, onOpenChange, onAdded }: TypedListProps) {
  const destination = useCart((cart) => cart.destination);
  const [text, setText] = useState('');
  const [items, setItems] = useState<readonly TypedItem[] | null>(null);

  function finish(message: string): void {
    onAdded(message);
    setText('');
    setItems(null);
    onOpenChange(false);
  }

  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={items ? 'Check your list' : 'Type your list'}>
      <LeaveGuard isOn={isOpen && text.trim() !== ''} isLeft={leavesDialog}>
        Your list isn't in your shipment yet.
      </LeaveGuard>
      {items ? (
        <ConfirmItems items={items} onBack={() => setItems(null)} onAdded={finish} />
      ) : (
        <ListText text={text} destination={toGraphqlEnum(destination)} onText={setText} onItems={setItems} />
      )}
    </Drawer>
  );
}
