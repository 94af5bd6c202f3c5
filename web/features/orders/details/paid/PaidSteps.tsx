import type { DocumentKind } from '../../../../data/schema.generated';
import { Button, LinkButton } from '../../../../design/Button';
import { useOrderDocumentsQuery } from '../../../documents/documents.generated';
import { useOrderDocument } from '../../../documents/use-order-document';

/** The steps after paying, as buttons: the calendar where a day is set, the boxes, the labels. */
export function PaidSteps({ orderId, hasDay }: { orderId: string; hasDay: boolean }) {
  return (
    <>
      {hasDay && <Paper orderId={orderId} kind="CALENDAR" label="Add to calendar" />}
      <LinkButton to={`/user/orders/${orderId}/packing`} variant="secondary">
        List what’s in your boxes
      </LinkButton>
      <Paper orderId={orderId} kind="LABELS" label="Print labels" />
    </>
  );
}

function Paper({ orderId, kind, label }: { orderId: string; kind: DocumentKind; label: string }) {
  const { data } = useOrderDocumentsQuery({ variables: { id: orderId } });
  const name = data?.orderDocuments.find((one) => one.kind === kind)?.name;
  const { isBusy, download } = useOrderDocument(orderId, name ?? '');
  return (
    <Button variant="secondary" disabled={!name} isBusy={isBusy} onClick={download}>
      {label}
    </Button>
  );
}
