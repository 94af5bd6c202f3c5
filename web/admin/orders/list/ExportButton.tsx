import { useApolloClient } from '@apollo/client/react';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../apollo/error-message';
import type { ExportFormat } from '../../../apollo/schema.generated';
import { refusalMessage, saveFile } from '../../../documents/save-file';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/feedback/toast';
import type { OrdersFilters } from '../filters/orders-filters';
import { filterVariables } from './use-admin-orders';

/** 100,000 orders take seconds; a slow connection takes longer. */
const COMES_WITHIN_MS = 5 * 60_000;

const LABELS: Readonly<Record<ExportFormat, string>> = { CSV: 'Export CSV', XLSX: 'Export Excel' };

interface ExportButtonProps {
  readonly filters: OrdersFilters;
  readonly format: ExportFormat;
}

/** Downloads every order matching the filters, on all pages, as a spreadsheet. A failure is shown as a toast. */
export function ExportButton({ filters, format }: ExportButtonProps) {
  const client = useApolloClient();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  /** Fetches a link first: it expires soon, and the filters are the current ones. */
  async function save() {
    setIsBusy(true);
    try {
      // Loaded when it is pressed: the list is drawn without it.
      const { OrderExportDocument } = await import('./export.generated');
      const { data } = await client.query({
        query: OrderExportDocument,
        variables: { ...filterVariables(filters), format },
        // The link expires and must not be reused.
        fetchPolicy: 'no-cache',
      });
      if (data)
        await saveFile(data.adminOrderExport.url, data.adminOrderExport.fileName, {
          comesWithinMs: COMES_WITHIN_MS,
        });
    } catch (error) {
      toast(`We couldn't export the orders. ${refusalMessage(error) ?? errorMessage(error)}`, 'bad');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void save()}>
      {!isBusy && <FileSpreadsheet aria-hidden="true" size={18} />}
      <span>{LABELS[format]}</span>
    </Button>
  );
}
