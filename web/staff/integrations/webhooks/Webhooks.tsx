import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { deleteRecord } from '../../../data/cache/delete-record';
import { evictObject } from '../../../data/cache/evict';
import { requireData } from '../../../data/error-message';
import { Badge } from '../../../design/Badge';
import { Button } from '../../../design/Button';
import { EmptyState } from '../../../design/feedback/EmptyState';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { useToast } from '../../../design/feedback/toast';
import { Section } from '../../../design/page/Section';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { ListStates } from '../../../lib/lists/ListStates';
import { useFilters } from '../../../lib/lists/use-filters';
import { useList } from '../../../lib/lists/use-paged-list';
import { ConfirmActionDialog } from '../../ui/forms/ConfirmActionDialog';
import { type Column, ListTable } from '../../ui/lists/ListTable';
import { DeleteButton, RowActions } from '../../ui/lists/RowActions';
import { FROM_LIST } from '../../ui/lists/use-close-to-list';
import { draftRecord } from '../../ui/records/use-edited-record';
import { SecretDialog } from '../SecretDialog';
import { DELIVERY_FILTERS, Deliveries } from './Deliveries';
import { WebhookEditor } from './WebhookEditor';
import { type Endpoint, EVENT_LABELS, endpointState } from './webhook-labels';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useWebhookEndpointsQuery,
} from './webhooks.generated';

/** Endpoints that the shop notifies, and the deliveries to one of them, which the address names. */
export function Webhooks() {
  const query = useList(
    useWebhookEndpointsQuery({ fetchPolicy: 'cache-and-network' }),
    (data) => data.adminWebhookEndpoints,
  );
  const { filters, linkTo } = useFilters(DELIVERY_FILTERS);
  const [edited, setEdited] = useState(() => draftRecord<Endpoint>('webhook'));
  const [open, setOpen] = useState<{ readonly dialog: 'secret' | 'delete'; readonly endpoint: Endpoint }>();
  const [secret, setSecret] = useState<string>();
  const toast = useToast();
  const close = () => setOpen(undefined);
  const shown = query.list?.find(({ id }) => id === filters.webhook);

  function saved(_endpoint: Endpoint, newSecret?: string) {
    toast(edited ? 'Webhook updated' : 'Webhook added', 'good');
    setEdited(undefined);
    setSecret(newSecret);
  }

  const columns: readonly Column<Endpoint>[] = [
    {
      name: 'Webhook',
      minWidth: '0',
      cell: (endpoint) => (
        <Stack gap={1}>
          <Link to={linkTo({ webhook: endpoint.id })} state={FROM_LIST} preventScrollReset>
            {endpoint.description || endpoint.url}
          </Link>
          {endpoint.description && (
            <Text as="span" size="caption" tone="textMuted">
              {endpoint.url}
            </Text>
          )}
        </Stack>
      ),
    },
    ...COLUMNS,
    {
      name: 'Actions',
      isNameHidden: true,
      cell: (endpoint) => {
        const name = <VisuallyHidden> {endpoint.description || endpoint.url}</VisuallyHidden>;
        return (
          <RowActions>
            <Button variant="quiet" onClick={() => setEdited(endpoint)}>
              Edit{name}
            </Button>
            <Button variant="quiet" onClick={() => setOpen({ dialog: 'secret', endpoint })}>
              New secret{name}
            </Button>
            <DeleteButton onClick={() => setOpen({ dialog: 'delete', endpoint })}>Delete{name}</DeleteButton>
          </RowActions>
        );
      },
    },
  ];

  return (
    <Section
      title="Webhooks"
      note="We post what happens in the shop to these addresses, signed."
      aside={
        <Button onClick={() => setEdited(null)}>
          <Plus aria-hidden="true" size={18} />
          Add webhook
        </Button>
      }
    >
      <ListStates query={query} itemsName="webhooks" skeleton={<Skeleton height="8rem" />}>
        {(endpoints) => (
          <ListTable
            caption="Webhooks"
            columns={columns}
            rows={endpoints}
            isStale={query.isStale}
            empty={
              <EmptyState title="No webhooks yet" picture={<Webhook size={40} strokeWidth={1.5} />}>
                Add the address of a program that wants to know what happens.
              </EmptyState>
            }
          />
        )}
      </ListStates>
      {shown && <Deliveries key={shown.id} endpoint={shown} />}
      {edited !== undefined && (
        <WebhookEditor edited={edited} onSaved={saved} onClose={() => setEdited(undefined)} />
      )}
      {open?.dialog === 'secret' && (
        <RotateSecret endpoint={open.endpoint} onSecret={setSecret} onClose={close} />
      )}
      {open?.dialog === 'delete' && <DeleteWebhook endpoint={open.endpoint} onClose={close} />}
      {secret && (
        <SecretDialog
          title="Signing secret"
          label="Secret"
          secret={secret}
          onClose={() => setSecret(undefined)}
        >
          The receiver checks with it that a delivery comes from us (Standard Webhooks).
        </SecretDialog>
      )}
    </Section>
  );
}

interface RotateSecretProps {
  endpoint: Endpoint;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

function RotateSecret({ endpoint, onSecret, onClose }: RotateSecretProps) {
  const [rotate] = useRotateWebhookSecretMutation();
  return (
    <ConfirmActionDialog
      title="Make a new secret?"
      confirmLabel="Make new secret"
      isDangerous={false}
      action={async () => {
        const { data } = await rotate({ variables: { id: endpoint.id } });
        onSecret(requireData(data).adminRotateWebhookSecret.secret);
      }}
      onClose={onClose}
    >
      Deliveries are signed with both secrets for a day. Give the new one to {endpoint.url} by then.
    </ConfirmActionDialog>
  );
}

function DeleteWebhook({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const deletion = useDeleteWebhookMutation();
  const { id } = endpoint;
  const toast = useToast();
  return (
    <ConfirmActionDialog
      title="Delete this webhook?"
      confirmLabel="Delete"
      action={async () => {
        await deleteRecord(deletion, { variables: { id }, evict: evictObject('WebhookEndpoint', id) });
        toast('Webhook deleted', 'good');
      }}
      onClose={onClose}
    >
      We stop sending to {endpoint.url}, and remove what was sent and what waits.
    </ConfirmActionDialog>
  );
}

const COLUMNS: readonly Column<Endpoint>[] = [
  {
    name: 'Events',
    minWidth: '0',
    cell: ({ events }) => events.map((event) => EVENT_LABELS[event]).join(', '),
  },
  {
    name: 'State',
    cell: (endpoint) => {
      const { label, tone, more } = endpointState(endpoint);
      return (
        <Stack gap={1}>
          <div>
            <Badge tone={tone}>{label}</Badge>
          </div>
          {more && (
            <Text as="span" size="caption" tone="textMuted">
              {more}
            </Text>
          )}
        </Stack>
      );
    },
  },
];
