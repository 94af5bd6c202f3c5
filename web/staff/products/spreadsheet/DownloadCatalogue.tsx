import { useApolloClient } from '@apollo/client/react';
import { FileSpreadsheet } from 'lucide-react';
import type { SheetFormat } from '../../../data/schema.generated';
import { Heading } from '../../../design/Heading';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { FileButton, useFileDownload } from '../../../features/files/FileButton';
import { CatalogueExportDocument } from './spreadsheet.generated';

const LABELS: Readonly<Record<SheetFormat, string>> = { XLSX: 'Download Excel', CSV: 'Download CSV' };

/** Buttons that download the catalogue, and what may be edited in it. */
export function DownloadCatalogue() {
  return (
    <Stack gap={3}>
      <Heading size="title">Download</Heading>
      <Text size="small">
        One row for each product, with its price to each destination. The first rows are minimum charges and
        rates of custom boxes. Keep the columns Id and Version as they are. An empty price means not sold
        there. Rows that you delete don't change.
      </Text>
      <Row>
        <DownloadButton format="XLSX" />
        <DownloadButton format="CSV" />
      </Row>
    </Stack>
  );
}

function DownloadButton({ format }: { format: SheetFormat }) {
  const client = useApolloClient();
  const file = useFileDownload(
    async () => {
      const { data } = await client.query({
        ...{ query: CatalogueExportDocument, variables: { format }, fetchPolicy: 'network-only' },
      });
      return data?.adminCatalogueExport;
    },
    { failed: "We couldn't download the catalogue." },
  );
  return (
    <FileButton icon={FileSpreadsheet} {...file}>
      <span>{LABELS[format]}</span>
    </FileButton>
  );
}
