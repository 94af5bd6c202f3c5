import { useApolloClient } from '@apollo/client/react';
import { FileArchive, FileSpreadsheet } from 'lucide-react';
import type { AccountsFile } from '../../data/schema.generated';
import { Row } from '../../design/Stack';
import { FileButton, useFileDownload } from '../../features/files/FileButton';
import { AccountsFileDocument } from './accounts.generated';

/** An archive of 1,000 documents takes minutes. */
const TIMEOUT_MS = 10 * 60_000;

const TABLES: readonly (readonly [file: AccountsFile, label: string])[] = [
  ['LEDGER', 'CSV'],
  ['XERO_INVOICES', 'Xero invoices'],
  ['XERO_BANK', 'Xero bank statement'],
  ['SAGE', 'Sage 50'],
];

interface MonthFilesProps {
  month: string;
  /** Number of archives of documents. */
  archives: number;
}

/** Downloads of a month. */
export function MonthFiles({ month, archives }: MonthFilesProps) {
  return (
    <Row gap={2} role="group" aria-label="Downloads">
      {TABLES.map(([file, label]) => (
        <MonthFile key={file} month={month} file={file} label={label} />
      ))}
      {Array.from({ length: archives }, (_, index) => index + 1).map((part) => (
        <MonthFile
          key={part}
          month={month}
          file="DOCUMENTS"
          part={part}
          label={archives === 1 ? 'All PDFs' : `PDFs, part ${part} of ${archives}`}
        />
      ))}
    </Row>
  );
}

interface MonthFileProps {
  month: string;
  file: AccountsFile;
  part?: number;
  label: string;
}

function MonthFile({ month, file, part = 1, label }: MonthFileProps) {
  const client = useApolloClient();
  const download = useFileDownload(
    async () => {
      const { data } = await client.query({
        query: AccountsFileDocument,
        variables: { month, file, part },
        fetchPolicy: 'network-only',
      });
      return data && { ...data.adminAccountsFile, timeoutMs: TIMEOUT_MS };
    },
    { failed: "We couldn't download the file." },
  );
  return (
    <FileButton icon={file === 'DOCUMENTS' ? FileArchive : FileSpreadsheet} {...download}>
      <span>{label}</span>
    </FileButton>
  );
}
