import { useApolloClient } from '@apollo/client/react';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { errorMessage } from '../../data/error-message';
import { Button } from '../../design/Button';
import { lazyDialog } from '../../design/dialogs/lazy-dialog';
import { useToast } from '../../design/feedback/toast';
import { color } from '../../design/theme/colors';
import { belowDesktop, from, layer, space, type } from '../../design/theme/tokens';
import { useRemoveSampleOrdersMutation, useSampleOrdersQuery } from './samples.generated';

const ConfirmDialog = lazyDialog(
  async () => (await import('../../design/dialogs/ConfirmDialog')).ConfirmDialog,
);

/** Says below every page of staff that there is sample data, and removes it; nothing without. */
export function SampleBar() {
  const { data } = useSampleOrdersQuery();
  const [remove, { loading }] = useRemoveSampleOrdersMutation();
  const [isAsking, setIsAsking] = useState(false);
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const orders = data?.adminSampleOrders.orders ?? 0;
  if (orders === 0) return null;

  async function removeAll(): Promise<void> {
    try {
      await remove();
      toast('All sample data is gone.', 'good');
      setIsAsking(false);
      // The page may show an order that is gone.
      await navigate('/admin');
    } catch (failure) {
      toast(errorMessage(failure), 'bad');
      setIsAsking(false);
    }
    // Each part of the page shows the error of its own query.
    await client.resetStore().catch(() => {});
  }

  return (
    <Bar aria-label="Sample data">
      <FlaskConical aria-hidden="true" size={18} />
      <span>You're looking at sample data</span>
      <Button
        variant="quiet"
        onPointerEnter={ConfirmDialog.preload}
        onFocus={ConfirmDialog.preload}
        onClick={() => setIsAsking(true)}
      >
        Remove all
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Remove all sample data?"
        confirmLabel="Remove all"
        cancelLabel="Keep it"
        isDangerous
        isBusy={loading}
        onConfirm={() => void removeAll()}
      >
        All {orders} sample orders go, with their customers, quotes, requests, messages and papers, and what
        you did with them. Your catalogue, settings and real orders stay.
      </ConfirmDialog>
    </Bar>
  );
}

/** Below the page, where it moves nothing when it comes. */
const Bar = styled.aside`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.sticky - 1};
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: ${space(2)};
  padding-inline: ${space(2)};
  border-block-start: 1px solid ${color.line};
  background: ${color.warnSoft};
  color: ${color.warn};
  ${type('small', 600)}

  ${belowDesktop} { > svg { display: none; } }
  /* Beside the menu, whose last line is Logout. */
  ${from.desktop} { grid-column: 2; }
  @media print { display: none; }
`;
