import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { Stack } from '../ui/Stack';
import { PaymentLayout } from './PaymentLayout';

/** The shape of a payment page that is on its way. */
export function CheckoutLoading({ title = 'Checkout' }: { title?: string }) {
  return (
    <PaymentLayout title={title} summary={<Skeleton height="20rem" />}>
      <FormLoading />
    </PaymentLayout>
  );
}

/** The shape of its form. */
export function FormLoading() {
  return (
    <Loading label="Loading checkout...">
      <Stack gap={6}>
        <Skeleton height="13rem" />
        <Skeleton height="18rem" />
        <Skeleton height="18rem" />
      </Stack>
    </Loading>
  );
}
