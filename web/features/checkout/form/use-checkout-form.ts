import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { rulesResolver } from '../../../lib/forms/rules-resolver';
import { useCart } from '../../cart/use-cart';
import type { CheckoutSetupQuery } from '../checkout.generated';
import type { FieldProblem } from '../payment/payment-progress';
import { type CheckTerms, checkForm } from './check-form';
import { saveDraft, startForm } from './checkout-draft';
import type { CheckoutForm } from './checkout-form';
import type { SavedAddress } from './saved-addresses';

/**
 * The checkout form of one customer, for the cart or the quote of this reference: validated by our rules, stored as a draft
 * on every change.
 */
export function useCheckoutForm(
  customer: NonNullable<CheckoutSetupQuery['me']>,
  saved: readonly SavedAddress[],
  { cutOffs, served }: Pick<CheckTerms, 'cutOffs' | 'served'>,
  quote: string | undefined,
) {
  const cart = useCart((cart) => cart);
  const { destination, fromCity, toCity } = cart;

  const resolver = useMemo(
    () =>
      rulesResolver((form: CheckoutForm) =>
        checkForm(form, { destination, cutOffs, served, now: new Date() }),
      ),
    [destination, cutOffs, served],
  );

  const [defaultValues] = useState(() => startForm(customer, { ...cart, quote }, saved));
  const form = useForm<CheckoutForm>({ defaultValues, resolver, mode: 'onTouched' });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(customer.id, { destination, fromCity, toCity, quote }, values),
      }),
    [form, customer.id, destination, fromCity, toCity, quote],
  );

  return form;
}

/** The form's path of a field the server refused; undefined when the form has no such field. */
export function formPath({ field }: FieldProblem, billingAs: CheckoutForm['billingAs']): string | undefined {
  const [place, part, inner] = field.split('.');
  if (part === 'receiver') return `receiver.${inner}`;
  if (part === 'access')
    return `${place === 'deliveryAddress' ? 'deliveryAccess' : 'collectionAccess'}.${inner}`;
  const billing = billingAs === 'another' ? 'billing' : billingAs;
  const places: Record<string, string> = {
    contactName: 'name',
    contactEmail: 'email',
    contactPhone: 'phone',
    collectionDate: 'collectionDate',
    collectionAddress: `collection.${part}`,
    deliveryAddress: `delivery.${part}`,
    billingAddress: `${billing}.${part}`,
  };
  return places[place ?? ''];
}
