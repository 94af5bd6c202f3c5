import type { FragmentType } from '@apollo/client/masking';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromGraphqlEnum } from '../../../data/enums';
import type { OrderChangeInput } from '../../../data/schema.generated';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Drawer } from '../../../design/dialogs/Drawer';
import { ErrorPanel } from '../../../design/feedback/ErrorPanel';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { useToast } from '../../../design/feedback/toast';
import { Stack } from '../../../design/Stack';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { AddressesForm } from './AddressesForm';
import { ChangeDrawerFragmentDoc } from './ChangeDrawer.generated';
import { type ChangeKind, changeTitle } from './change-kinds';
import type { ChangeableOrderFragment } from './changes.generated';
import { DateForm } from './DateForm';
import { ItemsForm } from './ItemsForm';
import { PreviewStep } from './PreviewStep';
import { ServiceForm } from './ServiceForm';
import { type ChangeResult, useChange } from './use-change';

interface ChangeDrawerProps {
  kind: ChangeKind;
  order: ChangeableOrderFragment;
  store: FragmentType<typeof ChangeDrawerFragmentDoc>;
  /** Asks for a reason; the customer pays an extra charge by a link. */
  isByStaff?: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** One change: free ones by the form's button, others by a preview with the exact sums. Going back keeps the form's values. */
export function ChangeDrawer({
  kind,
  order,
  isByStaff = false,
  onClose,
  onDone,
  ...props
}: ChangeDrawerProps) {
  const store = useFragmentData(ChangeDrawerFragmentDoc, props.store);
  const { shown, isBusy, refusal, preview, makeIfFree, previewCancelling, confirm, back } = useChange(
    order.id,
  );
  const navigate = useNavigate();
  const showToast = useToast();
  const isCancelling = kind === 'cancel';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; cancelling needs no form
  useEffect(() => {
    if (isCancelling) void previewCancelling();
  }, []);

  function finish(done: ChangeResult | null): void {
    if (!done) return;
    if (done.checkoutId) {
      void navigate(`/user/stripe-payment?checkoutId=${done.checkoutId}`);
      return;
    }
    if (done.isPaymentRequested) {
      showToast("The customer gets a link to pay. We make the change once it's paid.", 'good');
      onDone();
      return;
    }
    showToast(isCancelling ? 'Your order is cancelled.' : `${done.changes.join('. ')}.`, 'good');
    onDone();
  }

  const free = {
    order,
    onSubmit: async (change: OrderChangeInput) =>
      isByStaff ? preview(change) : finish(await makeIfFree(change)),
  };
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={changeTitle(kind)}>
      <div hidden={shown !== null}>
        {kind === 'date' && <DateForm {...free} cutOffs={store} />}
        {kind === 'addresses' && (
          <AddressesForm {...free} served={store.collectionRegions.map(fromGraphqlEnum)} />
        )}
        {kind === 'service' && <ServiceForm order={order} onSubmit={preview} services={store.services} />}
        {kind === 'items' && <ItemsForm order={order} onSubmit={preview} />}
        {isCancelling &&
          (refusal ? <ErrorPanel message={refusal} onRetry={() => void previewCancelling()} /> : <Loading />)}
      </div>
      {shown && (
        <PreviewStep
          key={shown.idempotencyKey}
          shown={shown}
          isBusy={isBusy}
          refusal={refusal}
          isByStaff={isByStaff}
          onConfirm={(reason) => void confirm(reason).then(finish)}
          onBack={isCancelling ? onClose : back}
        />
      )}
    </Drawer>
  );
}

function Loading() {
  return (
    <Stack gap={4}>
      <VisuallyHidden role="status">Working out your refund</VisuallyHidden>
      <Skeleton height="1.5rem" />
      <Skeleton height="3rem" />
    </Stack>
  );
}
