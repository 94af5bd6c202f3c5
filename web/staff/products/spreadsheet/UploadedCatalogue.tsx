import { useState } from 'react';
import type { To } from 'react-router-dom';
import { evictFields } from '../../../data/cache/evict';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { useToast } from '../../../design/feedback/toast';
import { Section } from '../../../design/page/Section';
import { Row, Stack } from '../../../design/Stack';
import { plural } from '../../../lib/formats/counts';
import { Pager } from '../../../lib/lists/Pager';
import { ResultRange } from '../../../lib/lists/ResultRange';
import { QueryStates } from '../../../lib/queries/QueryStates';
import { ConfirmActionDialog } from '../../ui/forms/ConfirmActionDialog';
import { evictPrices } from '../bulk/evict-prices';
import {
  type CatalogueImportQuery,
  useApplyCatalogueImportMutation,
  useCatalogueImportQuery,
  useUndoCatalogueImportMutation,
} from './spreadsheet.generated';
import { UploadLines } from './UploadLines';

interface UploadedCatalogueProps {
  id: string;
  page: number;
  toPage: (page: number) => To;
}

/** An upload: its problems, or its changes with the button that applies them. */
export function UploadedCatalogue({ id, page, toPage }: UploadedCatalogueProps) {
  const query = useCatalogueImportQuery({ variables: { id, page }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryStates
      query={query}
      loadingLabel="Reading the spreadsheet..."
      skeleton={<Skeleton height="20rem" />}
      errorTitle="We couldn't show this upload"
    >
      {({ adminCatalogueImport: upload, adminCatalogueImportLines: { nodes, pageInfo } }) => (
        <Section title={upload.fileName}>
          <UploadSummary upload={upload} />
          {pageInfo.total > 0 && (
            <>
              <ResultRange info={pageInfo} />
              <UploadLines lines={nodes} isStale={query.loading} />
              <Pager info={pageInfo} toPage={toPage} label="Pages of the upload" />
            </>
          )}
        </Section>
      )}
    </QueryStates>
  );
}

type Upload = CatalogueImportQuery['adminCatalogueImport'];

function UploadSummary({ upload }: { upload: Upload }) {
  const { id, state, rows, changes, problems, priceChangeId } = upload;
  const [open, setOpen] = useState<'apply' | 'undo'>();
  const [isUndone, setIsUndone] = useState(false);
  const [apply] = useApplyCatalogueImportMutation({ update: evictPrices });
  const [undo] = useUndoCatalogueImportMutation({
    update(cache) {
      evictPrices(cache);
      evictFields('adminBulkPricePreview')(cache);
    },
  });
  const toast = useToast();
  const count = plural(changes, 'change');

  if (state === 'REFUSED')
    return (
      <Notice kind="bad" isAnnounced>
        {plural(problems, 'problem')} in {plural(rows, 'row')}. Nothing was changed. Mend them in your file
        and upload it again.
      </Notice>
    );
  if (changes === 0)
    return (
      <Notice kind="info">Every row is the same as in the catalogue, so there is nothing to change.</Notice>
    );

  async function applyAll() {
    await apply({ variables: { id } });
    toast(`${count} applied`, 'good');
  }

  async function undoAll() {
    await undo({ variables: { id: priceChangeId ?? '' } });
    setIsUndone(true);
    toast(`${count} undone`, 'good');
  }

  return (
    <Stack gap={3}>
      {state === 'READY' ? (
        <Row>
          <Button onClick={() => setOpen('apply')}>Apply {count}</Button>
        </Row>
      ) : (
        <Notice kind="good" isAnnounced>
          <Row justify="space-between">
            <span>{isUndone ? `${count} undone.` : `${count} applied. They are live.`}</span>
            {!isUndone && (
              <Button variant="secondary" onClick={() => setOpen('undo')}>
                Undo
              </Button>
            )}
          </Row>
        </Notice>
      )}
      {open === 'apply' && (
        <ConfirmActionDialog
          title={`Apply ${count}?`}
          confirmLabel="Apply"
          isDangerous={false}
          action={applyAll}
          onClose={() => setOpen(undefined)}
        >
          All of them apply at once, or none. Open checkouts, saved quotes and orders keep their prices. You
          can undo this until one of these values changes again.
        </ConfirmActionDialog>
      )}
      {open === 'undo' && (
        <ConfirmActionDialog
          title={`Undo ${count}?`}
          confirmLabel="Undo"
          isDangerous={false}
          action={undoAll}
          onClose={() => setOpen(undefined)}
        >
          Every value returns to what it was before, at once.
        </ConfirmActionDialog>
      )}
    </Stack>
  );
}
