import { useState } from 'react';
import { deleteRecord } from '../../data/cache/delete-record';
import { evictObject } from '../../data/cache/evict';
import { errorMessage } from '../../data/error-message';
import { readConflict } from '../../data/read-conflict';
import { Skeleton } from '../../design/feedback/Skeleton';
import { useToast } from '../../design/feedback/toast';
import { Heading } from '../../design/Heading';
import { Panel } from '../../design/Panel';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { formatPounds } from '../../lib/formats/formats';
import { ListStates } from '../../lib/lists/ListStates';
import { useList } from '../../lib/lists/use-paged-list';
import { PageHeading } from '../../lib/page/PageHeading';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import { staleActionMessage } from '../ui/forms/change-message';
import { useListEditing } from '../ui/records/use-list-editing';
import { evictMinimumCharges } from './evict-minimum-charges';
import { PriceEditor } from './PriceEditor';
import { PriceTable } from './PriceTable';
import { currentPrice } from './price-conflict';
import { type ManagedPriceFragment, useDeletePriceMutation, useManagedPricesQuery } from './prices.generated';

function deleteErrorMessage(error: unknown): string {
  const now = readConflict(error, 'price');
  return now
    ? staleActionMessage(now, `${now.country}, ${formatPounds(now.pricePence)}`, 'Delete')
    : errorMessage(error);
}

/** /admin/prices: the minimum charge of each destination. */
export function PricesPage() {
  const query = useList(
    useManagedPricesQuery({ fetchPolicy: 'cache-and-network' }),
    (data) => data.adminPrices,
  );
  const { edited, setEdited, edit, stopEditing, cancel, guarded, question } =
    useListEditing<ManagedPriceFragment>('price', "You haven't saved this minimum charge.");
  const [leaving, setLeaving] = useState<ManagedPriceFragment | null>(null);
  const deletion = useDeletePriceMutation();
  const toast = useToast();
  const prices = query.list;

  function saved({ country }: ManagedPriceFragment) {
    if (edited) stopEditing();
    toast(`Minimum charge for ${country} ${edited ? 'updated' : 'added'}`, 'good');
  }

  async function deletePrice(price: ManagedPriceFragment) {
    const { id, country, version } = price;
    try {
      await deleteRecord(deletion, {
        variables: { id, version },
        evict(cache) {
          evictMinimumCharges(cache);
          evictObject('Price', id)(cache);
        },
      });
    } catch (error) {
      const now = readConflict(error, 'price');
      if (now) setLeaving(currentPrice(price, now));
      throw error;
    }
    if (edited?.id === id) setEdited(null);
    toast(`Minimum charge for ${country} deleted`, 'good');
  }

  return (
    <Page>
      <Stack gap={6}>
        <PageHeading />
        <Text tone="textMuted">
          The minimum charge is the lowest price of a shipment to a country. If the items cost less, the
          customer pays the minimum and sees how much they can add at no extra cost. Open checkouts keep the
          charge they started with.
        </Text>
        {prices && (
          <Panel as="section">
            <Stack gap={4}>
              <Heading size="title">{edited ? `Edit ${edited.country}` : 'Add a minimum charge'}</Heading>
              {guarded(
                <PriceEditor
                  key={edited?.id ?? 'new'}
                  edited={edited}
                  prices={prices}
                  onTakeOver={setEdited}
                  onSaved={saved}
                  onCancel={cancel}
                />,
              )}
            </Stack>
          </Panel>
        )}
        <ListStates query={query} itemsName="prices" skeleton={<Skeleton height="24rem" />}>
          {(shown) => <PriceTable prices={shown} onEdit={edit} onDelete={setLeaving} />}
        </ListStates>
      </Stack>
      {question}
      {leaving && (
        <ConfirmActionDialog
          title={`Delete the minimum charge for ${leaving.country}?`}
          confirmLabel="Delete"
          action={() => deletePrice(leaving)}
          messageOf={deleteErrorMessage}
          onClose={() => setLeaving(null)}
        >
          Shipments to {leaving.country} will cost the total of their items, with no minimum. You can add a
          minimum charge again at any time.
        </ConfirmActionDialog>
      )}
    </Page>
  );
}
