import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { Badge, type BadgeTone } from '../../../design/Badge';
import { Button } from '../../../design/Button';
import { EmptyState } from '../../../design/feedback/EmptyState';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { useToast } from '../../../design/feedback/toast';
import { Section } from '../../../design/page/Section';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { formatDate, formatDateTime } from '../../../lib/formats/formats';
import { ListStates } from '../../../lib/lists/ListStates';
import { useList } from '../../../lib/lists/use-paged-list';
import { ConfirmActionDialog } from '../../ui/forms/ConfirmActionDialog';
import { type Column, ListTable } from '../../ui/lists/ListTable';
import { DeleteButton, RowActions } from '../../ui/lists/RowActions';
import { SecretDialog } from '../SecretDialog';
import { type ApiKeysQuery, useApiKeysQuery, useRevokeApiKeyMutation } from './api-keys.generated';
import { PERMISSION_LABELS } from './key-form';
import { NewKey } from './NewKey';

type Key = ApiKeysQuery['adminApiKeys']['nodes'][number];

/** API keys of all staff; a new one is shown once, and any is revoked at once. */
export function ApiKeys() {
  const [page, setPage] = useState(1);
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const [revoking, setRevoking] = useState<Key>();
  const query = useList(
    useApiKeysQuery({ variables: { page }, fetchPolicy: 'cache-and-network' }),
    (data) => data.adminApiKeys,
  );
  const actions: Column<Key> = {
    name: 'Actions',
    isNameHidden: true,
    cell: (key) =>
      key.state === 'ACTIVE' && (
        <RowActions>
          <DeleteButton onClick={() => setRevoking(key)}>
            Revoke<VisuallyHidden> {key.name}</VisuallyHidden>
          </DeleteButton>
        </RowActions>
      ),
  };
  return (
    <Section
      title="API keys"
      note="A program with a key acts for its owner, over GraphQL and REST."
      aside={
        <Button onClick={() => setIsMaking(true)}>
          <Plus aria-hidden="true" size={18} />
          Make key
        </Button>
      }
    >
      <ListStates query={query} itemsName="API keys" skeleton={<Skeleton height="8rem" />}>
        {({ nodes, pageInfo }) => (
          <Stack gap={3}>
            <ListTable
              caption="API keys"
              columns={[...COLUMNS, actions]}
              rows={nodes}
              isStale={query.isStale}
              empty={
                <EmptyState title="No API keys yet" picture={<KeyRound size={40} strokeWidth={1.5} />}>
                  Make one for each program, with no more permissions than it needs.
                </EmptyState>
              }
            />
            {pageInfo.totalPages > 1 && (
              <Row>
                <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  Newer keys
                </Button>
                <Button
                  variant="secondary"
                  disabled={page >= pageInfo.totalPages}
                  onClick={() => setPage(page + 1)}
                >
                  Older keys
                </Button>
              </Row>
            )}
          </Stack>
        )}
      </ListStates>
      {isMaking && <NewKey onKey={setMade} onClose={() => setIsMaking(false)} />}
      {made && (
        <SecretDialog title="API key" label="Key" secret={made} onClose={() => setMade(undefined)}>
          The program sends it as “Authorization: Bearer …”.
        </SecretDialog>
      )}
      {revoking && <RevokeKey apiKey={revoking} onClose={() => setRevoking(undefined)} />}
    </Section>
  );
}

function RevokeKey({ apiKey: { id, name }, onClose }: { apiKey: Key; onClose: () => void }) {
  const [revoke] = useRevokeApiKeyMutation();
  const toast = useToast();
  return (
    <ConfirmActionDialog
      title={`Revoke “${name}”?`}
      confirmLabel="Revoke key"
      action={async () => {
        await revoke({ variables: { id } });
        toast('Key revoked', 'good');
      }}
      onClose={onClose}
    >
      It stops working at once, for good.
    </ConfirmActionDialog>
  );
}

const STATES: Readonly<Record<Key['state'], { label: string; tone: BadgeTone }>> = {
  ACTIVE: { label: 'Active', tone: 'good' },
  EXPIRED: { label: 'Expired', tone: 'neutral' },
  REVOKED: { label: 'Revoked', tone: 'bad' },
};

const COLUMNS: readonly Column<Key>[] = [
  {
    name: 'Key',
    minWidth: '0',
    cell: ({ name, prefix, ownerName }) => (
      <Stack gap={1}>
        {name}
        <Text as="span" size="caption" tone="textMuted">
          {prefix}… of {ownerName}
        </Text>
      </Stack>
    ),
  },
  {
    name: 'Permissions',
    minWidth: '0',
    cell: ({ permissions }) => permissions.map((one) => PERMISSION_LABELS[one]).join('; '),
  },
  {
    name: 'State',
    cell: ({ state, expiresAt }) => (
      <Stack gap={1}>
        <div>
          <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        </div>
        {state === 'ACTIVE' && (
          <Text as="span" size="caption" tone="textMuted">
            until {formatDate(expiresAt)}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    name: 'Last used',
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? <time dateTime={lastUsedAt}>{formatDateTime(lastUsedAt)}</time> : 'never',
  },
];
