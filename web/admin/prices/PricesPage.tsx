import { useRef, useState } from 'react';
import { changedMeanwhile } from '../../apollo/changed-meanwhile';
import { errorWords } from '../../apollo/error-words';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { useToast } from '../../ui/feedback/toast';
import { Heading } from '../../ui/Heading';
import { Panel } from '../../ui/Panel';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { ConfirmedDeed } from '../ui/forms/ConfirmedDeed';
import { staleDeedWords } from '../ui/forms/change-words';
import { useAskBeforeLoss } from '../ui/forms/use-ask-before-loss';
import { keptForm } from '../ui/forms/use-kept-form';
import { forgetMinimumCharges } from './forget-minimum-charges';
import { type KeptPrice, PRICE_FORM, PriceEditor } from './PriceEditor';
import { PriceTable } from './PriceTable';
import { priceNow, priceWords } from './price-meanwhile';
import { type ManagedPriceFragment, useDeletePriceMutation, useManagedPricesQuery } from './prices.generated';

function deleteWords(error: unknown): string {
  const now = changedMeanwhile(error, 'price');
  return now ? staleDeedWords(now, priceWords(now), 'Delete') : errorWords(error);
}

/** /admin/prices: the minimum charge of each destination. */
export function PricesPage() {
  const { data, error, refetch } = useManagedPricesQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState(() => keptForm<KeptPrice>(PRICE_FORM)?.edited ?? null);
  const [leaving, setLeaving] = useState<ManagedPriceFragment | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  const { orAsk, question } = useAskBeforeLoss(
    isTyped,
    'What you typed of this minimum charge is not saved and would be lost.',
  );
  const [remove] = useDeletePriceMutation({ update: forgetMinimumCharges });
  const pressed = useRef<Element>(null);
  const toast = useToast();
  const prices = data?.adminPrices;
  const readAgain = async () => (await refetch()).data?.adminPrices ?? [];

  function edit(price: ManagedPriceFragment) {
    const press = document.activeElement;
    orAsk(() => {
      pressed.current = press;
      setEdited(price);
    });
  }

  /** The Edit that was pressed has the focus again. */
  function stopEditing() {
    setEdited(null);
    requestAnimationFrame(() => pressed.current instanceof HTMLElement && pressed.current.focus());
  }

  async function saved({ country }: ManagedPriceFragment) {
    if (edited) stopEditing();
    toast(`Minimum charge for ${country} ${edited ? 'updated' : 'added'}`, 'good');
    await readAgain().catch(() => {});
  }

  async function deletePrice(price: ManagedPriceFragment) {
    const { id, country, version } = price;
    try {
      await remove({ variables: { id, version } });
    } catch (error) {
      const now = changedMeanwhile(error, 'price');
      if (now) setLeaving(priceNow(price, now));
      throw error;
    }
    await readAgain().catch(() => {});
    if (edited?.id === id) setEdited(null);
    toast(`Minimum charge for ${country} deleted`, 'good');
  }

  return (
    <Page>
      <Stack gap={6}>
        <PageHeading title="Price Management" />
        <Text tone="textMuted">
          The minimum charge is the least a shipment to a country costs. When the items come to less, the
          customer pays the minimum, is told so, and sees how much more fits in at no extra cost. Checkouts
          that are open already keep the charge they began with.
        </Text>
        {prices && (
          <Panel as="section">
            <Stack gap={4}>
              <Heading size="title">{edited ? `Edit ${edited.country}` : 'Add a minimum charge'}</Heading>
              <PriceEditor
                key={edited?.id ?? 'new'}
                edited={edited}
                prices={prices}
                readAgain={readAgain}
                onChangedMeanwhile={setEdited}
                onSaved={(price) => void saved(price)}
                onCancel={() => orAsk(stopEditing)}
                onTyped={setIsTyped}
              />
            </Stack>
          </Panel>
        )}
        {error && (
          <ErrorPanel
            title="Error loading prices"
            message={errorWords(error)}
            onRetry={() => void refetch()}
          />
        )}
        {!prices && !error && (
          <Loading label="Loading prices...">
            <Skeleton height="24rem" />
          </Loading>
        )}
        {prices && <PriceTable prices={prices} onEdit={edit} onDelete={setLeaving} />}
      </Stack>
      {question}
      {leaving && (
        <ConfirmedDeed
          title={`Delete the minimum charge for ${leaving.country}?`}
          confirmLabel="Delete"
          deed={() => deletePrice(leaving)}
          wordsOf={deleteWords}
          onClose={() => setLeaving(null)}
        >
          Shipments to {leaving.country} then cost the sum of their items, however little that is. You can add
          a minimum charge again at any time.
        </ConfirmedDeed>
      )}
    </Page>
  );
}
