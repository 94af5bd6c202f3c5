import { useFormContext } from 'react-hook-form';
import { destinationName } from '../../../rules/destinations';
import { Checkbox } from '../../design/forms/Checkbox';
import { plural } from '../../lib/formats/counts';
import { formatPounds } from '../../lib/formats/formats';
import { useCart } from '../cart/use-cart';
import { volumeText } from '../shipments/quote-text';
import type { RequestForm } from './request-form';

/** Whether the cart goes with the request, and what is in it. */
export function CartToAttach() {
  const { register, formState } = useFormContext<RequestForm>();
  const { quote, destination } = useCart(({ quote, destination }) => ({ quote, destination }));
  const { itemCount, volumeCm3, totalPence } = quote;
  const text = `${plural(itemCount, 'item')}, ${volumeText(volumeCm3)}, to ${destinationName(destination)}, ${formatPounds(totalPence)}`;
  return (
    <Checkbox
      label={
        <>
          Send my quote with it: <strong>{text}</strong>
        </>
      }
      {...(formState.errors.attachCart?.message ? { error: formState.errors.attachCart.message } : {})}
      {...register('attachCart')}
    />
  );
}
