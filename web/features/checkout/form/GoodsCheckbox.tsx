import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type DestinationKey, destinationName } from '../../../../rules/destinations';
import { lazyDialog } from '../../../design/dialogs/lazy-dialog';
import { Checkbox } from '../../../design/forms/Checkbox';
import { TextButton } from '../../../design/forms/TextButton';
import { Panel } from '../../../design/Panel';
import type { CheckoutForm } from './checkout-form';

/** The list of what may not be sent, and the tick that none of it is in the shipment. */
export function GoodsCheckbox({ destination }: { destination: DestinationKey }) {
  const [isOpen, setOpen] = useState(false);
  const { register, formState } = useFormContext<CheckoutForm>();
  return (
    <Panel>
      <TextButton onPointerEnter={GoodsDrawer.preload} onClick={() => setOpen(true)}>
        See what you can't send to {destinationName(destination)}
      </TextButton>
      <Checkbox
        {...register('hasNoForbiddenGoods')}
        aria-required
        label="I'm not sending any of these"
        error={formState.errors.hasNoForbiddenGoods?.message}
      />
      <GoodsDrawer destination={destination} isOpen={isOpen} onOpenChange={setOpen} />
    </Panel>
  );
}

const GoodsDrawer = lazyDialog(async () => (await import('../../shipments/guide/GoodsDrawer')).GoodsDrawer);
