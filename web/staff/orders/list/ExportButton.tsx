import { useApolloClient } from '@apollo/client/react';
import { FileSpreadsheet } from 'lucide-react';
import type { ExportFormat } from '../../../data/schema.generated';
import { FileButton, useFileDownload } from '../../../features/files/FileButton';
import type { OrdersFilters } from '../filters/orders-filters';
import { orderFilter } from './use-admin-orders';

/** 100,000 orders take seconds; a slow connection takes longer. */
const TIMEOUT_MS = 5 * 60_000;

const LABELS: Readonly<Record<ExportFormat, string>> = { CSV: 'Export CSV', XLSX: 'Export Excel' };

interface ExportButtonProps {
  readonly filters: OrdersFilters;
  readonly format: ExportFormat;
}

/** Downloads every order matching the filters, on all pages, as a spreadsheet. */
export function ExportButton({ filters, format }: ExportButtonProps) {
  const client = useApolloClient();
  const file = useFileDownload(
    async () => {
      // Loaded when it is pressed: the list is drawn without it.
      const { OrderExportDocument } = await import('./export.generated');
      const { data } = await client.query({
        query: OrderExportDocument,
        variables: { filter: orderFilter(filters), format },
        fetchPolicy: 'network-only',
      });
      return data && { ...data.adminOrderExport, timeoutMs: TIMEOUT_MS };
    },
    { failed: "We couldn't export the orders." },
  );
  return (
    <FileButton icon={FileSpreadsheet} {...file}>
      <span>{LABELS[format]}</span>
    </FileButton>
  );
}
