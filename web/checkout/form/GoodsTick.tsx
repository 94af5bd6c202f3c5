import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { type DestinationKey, destinationName } from '../../../rules/destinations';
import { color } from '../../theme/colors';
import { touchTarget, type } from '../../theme/tokens';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog';
import { Checkbox } from '../../ui/forms/Checkbox';
import { Panel } from '../../ui/Panel';
import type { CheckoutForm } from './checkout-form';

/** The list of what may not be sent, and the tick that none of it is in the shipment. */
export function GoodsTick({ destination }: { destination: DestinationKey }) {
  const [isOpen, setOpen] = useState(false);
  const { register, formState } = useFormContext<CheckoutForm>();
  return (
    <Panel>
      <Opener type="button" onPointerEnter={GoodsDrawer.preload} onClick={() => setOpen(true)}>
        See what you can't send to {destinationName(destination)}
      </Opener>
      <Checkbox
        {...register('hasNoForbiddenGoods')}
        aria-required
        label="I'm not sending anything that the list says not to send"
        error={formState.errors.hasNoForbiddenGoods?.message}
      />
      <GoodsDrawer destination={destination} isOpen={isOpen} onOpenChange={setOpen} />
    </Panel>
  );
}

const GoodsDrawer = lazyDialog(async () => (await import('../../shipments/guide/GoodsDrawer')).GoodsDrawer);

const Opener = styled.button`
  min-height: ${touchTarget};
  padding: 0;
  border: 0;
  background: none;
  ${type('small', 600)}
  color: ${color.accent};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
