import { Loading, Skeleton } from '../../design/feedback/Skeleton';
import { Stack } from '../../design/Stack';
import { PaymentLayout } from './PaymentLayout';

/** Skeleton of a payment page. */
export function CheckoutLoading({ title }: { title?: string }) {
  return (
    <PaymentLayout title={title} summary={<Skeleton height="20rem" />}>
      <FormLoading />
    </PaymentLayout>
  );
}

/** Skeleton of its form. */
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
