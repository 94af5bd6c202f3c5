import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { evictFields } from '../../data/cache/evict';
import { errorMessage } from '../../data/error-message';
import { Notice } from '../../design/feedback/Notice';
import { useToast } from '../../design/feedback/toast';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { Text } from '../../design/Text';
import { plural } from '../../lib/formats/counts';
import { useSubmit } from '../../lib/forms/use-submit';
import { useDebouncedValue } from '../../lib/hooks/use-debounced-value';
import { RadioChoices } from '../ui/forms/RadioChoices';
import { RecordActionDialog } from '../ui/forms/RecordActionDialog';
import {
  type MergePreviewQuery,
  useMergeAccountsMutation,
  useMergeCandidatesQuery,
  useMergePreviewQuery,
} from './customers.generated';

interface MergeAccountsProps {
  /** The account that stays. */
  into: { readonly id: string; readonly name: string; readonly email: string };
  onClose: () => void;
}

/** Reads again what a merge moves. */
const EVICT_MERGED = evictFields(
  ...['adminUser', 'adminUsers', 'adminOrders', 'adminQuotes', 'adminRequests', 'adminCustomerNotes'],
  'adminEmails',
);

/** Merges another account of the same person into this one: finds it, shows what moves, and asks. */
export function MergeAccounts({ into, onClose }: MergeAccountsProps) {
  const client = useApolloClient();
  const form = useForm({ defaultValues: { search: into.name, from: '' } });
  const search = useDebouncedValue(form.watch('search').trim());
  const from = form.watch('from');
  const candidates = useMergeCandidatesQuery({ variables: { search }, skip: search === '' });
  const others = (candidates.data?.adminUsers.nodes ?? []).filter(({ id }) => id !== into.id);
  const chosen = others.find(({ id }) => id === from);
  const preview = useMergePreviewQuery({
    variables: { from, into: into.id },
    skip: !chosen,
    fetchPolicy: 'cache-and-network',
  });
  const moves = chosen && preview.data?.adminMergePreview;
  const { handleSubmit, errorNotice } = useSubmit(form, {
    onError() {
      // The preview may be out of date.
      evictFields('adminMergePreview')(client.cache);
      return false;
    },
  });
  const [merge] = useMergeAccountsMutation({ update: EVICT_MERGED });
  const toast = useToast();

  async function send(): Promise<void> {
    if (!moves) return;
    await merge({ variables: { input: { from, into: into.id, fingerprint: moves.fingerprint } } });
    toast('Accounts merged', 'good');
    onClose();
  }

  return (
    <RecordActionDialog
      title={`Merge another account into ${into.name}'s?`}
      form={form}
      onSubmit={handleSubmit(send)}
      errorNotice={errorNotice}
      lossWarning="You haven't merged the accounts."
      submitLabel={moves && 'Merge accounts'}
      onClose={onClose}
    >
      <Text size="small">
        For two accounts of one person. This one stays, with the email {into.email} and its password. We close
        the other and log it out everywhere. You can't undo this.
      </Text>
      <Field label="The other account" hint="Name, email or phone">
        <TextInput type="search" {...form.register('search')} />
      </Field>
      {others.length > 0 ? (
        <RadioChoices>
          <legend>Accounts found</legend>
          {others.map(({ id, name, email }) => (
            <label key={id}>
              <input type="radio" value={id} {...form.register('from')} />
              <span>
                {name}, {email}
              </span>
            </label>
          ))}
        </RadioChoices>
      ) : (
        !candidates.loading && <Text tone="textMuted">No other customer found.</Text>
      )}
      {chosen && preview.error && <Notice kind="bad">{errorMessage(preview.error)}</Notice>}
      {moves && <Moves {...moves} email={into.email} />}
    </RecordActionDialog>
  );
}

function Moves({
  orders,
  quotes,
  requests,
  savedAddresses,
  notes,
  notifiedOrders,
  email,
}: MergePreviewQuery['adminMergePreview'] & { email: string }) {
  const things = [
    plural(orders, 'order'),
    plural(quotes, 'saved quote'),
    plural(requests, 'request'),
    plural(savedAddresses, 'saved address', 'saved addresses'),
    plural(notes, 'note'),
  ];
  return (
    <Notice kind="info" title="What moves" isAnnounced>
      <p>{things.join(', ')}.</p>
      {notifiedOrders > 0 && (
        <p>
          We'll write to {email} about {plural(notifiedOrders, 'order')} under way.
        </p>
      )}
    </Notice>
  );
}
