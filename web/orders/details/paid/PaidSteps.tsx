import type { DocumentKind } from '../../../apollo/schema.generated';
import { useOrderDocumentsQuery } from '../../../documents/documents.generated';
import { useDownload } from '../../../documents/use-download';
import { Button, LinkButton } from '../../../ui/Button';
import { FieldError } from '../../../ui/forms/Field';

/** What to do after paying, as buttons: the calendar where a day is set, the boxes, the labels. */
export function PaidSteps({ orderId, hasDay }: { orderId: string; hasDay: boolean }) {
  const { data } = useOrderDocumentsQuery({ variables: { orderId } });
  const { busyName, failure, download } = useDownload(orderId);

  function paper(kind: DocumentKind, label: string) {
    const name = data?.orderDocuments.find((one) => one.kind === kind)?.name;
    return (
      <Button
        variant="secondary"
        disabled={!name}
        isBusy={name !== undefined && busyName === name}
        onClick={() => name && void download(name)}
      >
        {label}
      </Button>
    );
  }
  return (
    <>
      {hasDay && paper('CALENDAR', 'Add to calendar')}
      <LinkButton to={`/user/orders/${orderId}/packing`} variant="secondary">
        List what’s in your boxes
      </LinkButton>
      {paper('LABELS', 'Print labels')}
      {failure && <FieldError>{failure.message}</FieldError>}
    </>
  );
}
