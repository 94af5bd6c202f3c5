import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../data/error-message';
import { Button } from '../../design/Button';
import { useToast } from '../../design/feedback/toast';
import { toVariables } from '../../lib/lists/filters';
import { useFilters } from '../../lib/lists/use-filters';
import { usePagedList } from '../../lib/lists/use-paged-list';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import { FilterBar } from '../ui/lists/FilterBar';
import { ListPage } from '../ui/lists/ListPage';
import { useAddParam } from '../ui/lists/use-add-param';
import { draftRecord } from '../ui/records/use-edited-record';
import { evictPromotions } from './evict-promotions';
import { PromotionEditor } from './PromotionEditor';
import { PromotionTable } from './PromotionTable';
import { PROMOTION_FILTERS, STATES } from './promotion-form';
import {
  type ManagedPromotionFragment,
  useEndPromotionMutation,
  useManagedPromotionsQuery,
} from './promotions.generated';

/** /admin/promotions: discounts by a code or by themselves. */
export function PromotionsPage() {
  const { filters, change, linkTo } = useFilters(PROMOTION_FILTERS);
  const query = usePagedList(
    useManagedPromotionsQuery({ variables: toVariables(filters), fetchPolicy: 'cache-and-network' }),
    (data) => data.adminPromotions,
    change,
  );
  const [edited, setEdited] = useState(() => draftRecord<ManagedPromotionFragment>('promotion'));
  const [ending, setEnding] = useState<ManagedPromotionFragment | null>(null);
  const [end, { client }] = useEndPromotionMutation();
  const toast = useToast();

  function saved({ name }: ManagedPromotionFragment) {
    toast(`${name} ${edited ? 'updated' : 'added'}`, 'good');
    setEdited(undefined);
  }

  async function endNow(promotion: ManagedPromotionFragment) {
    const { id, name, version } = promotion;
    await end({
      variables: { id, version },
      optimisticResponse: { adminEndPromotion: { ...promotion, state: 'ENDED' } },
    });
    toast(`${name} ended`, 'good');
    evictPromotions(client.cache);
  }

  useAddParam(() => setEdited(null));

  return (
    <ListPage
      intro="What we take off prices. Checkouts, quotes and orders keep the terms they began with."
      actions={
        <Button onClick={() => setEdited(null)}>
          <Plus aria-hidden="true" size={18} />
          Add promotion
        </Button>
      }
      filters={
        <FilterBar
          label="Filter promotions"
          filters={filters}
          onChange={change}
          fields={[
            { name: 'search', label: 'Search', placeholder: 'Name or code' },
            { name: 'state', label: 'State', any: 'All promotions', choices: STATES },
          ]}
        />
      }
      query={query}
      itemsName="promotions"
      linkTo={linkTo}
      dialogs={
        <>
          {edited !== undefined && (
            <PromotionEditor edited={edited} onSaved={saved} onClose={() => setEdited(undefined)} />
          )}
          {ending && (
            <ConfirmActionDialog
              title={`End “${ending.name}”?`}
              confirmLabel="End promotion"
              action={() => endNow(ending)}
              messageOf={(error) => errorMessage(error)}
              onClose={() => setEnding(null)}
            >
              Nobody can use it any more, until you give it another last day. Saved quotes and open checkouts
              keep it.
            </ConfirmActionDialog>
          )}
        </>
      }
    >
      {({ nodes }) => (
        <PromotionTable
          promotions={nodes}
          isStale={query.isStale}
          isNarrowed={PROMOTION_FILTERS.areActive(filters)}
          onEdit={setEdited}
          onEnd={setEnding}
        />
      )}
    </ListPage>
  );
}
