import {
  Boxes,
  CalendarPlus,
  Download,
  FileMinus,
  FileText,
  type LucideIcon,
  ScrollText,
  Tags,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { DocumentKind } from '../../data/schema.generated';
import { LinkButton } from '../../design/Button';
import { Skeleton } from '../../design/feedback/Skeleton';
import { Spinner } from '../../design/feedback/Spinner';
import { FieldError } from '../../design/forms/Field';
import { Stack } from '../../design/Stack';
import { TitledPanel } from '../../design/TitledPanel';
import { color } from '../../design/theme/colors';
import { motion, radius, space, touchTarget, type } from '../../design/theme/tokens';
import { formatDate } from '../../lib/formats/formats';
import { QueryStates } from '../../lib/queries/QueryStates';
import { type OrderDocumentsQuery, useOrderDocumentsQuery } from './documents.generated';
import { useOrderDocument } from './use-order-document';

interface DocumentsPanelProps {
  orderId: string;
  /** The order's version: each change may add a document. */
  version?: number;
  /** Only these kinds. */
  kinds?: readonly DocumentKind[];
  /** Shows the link to the packing page. */
  hasPackingLink?: boolean;
  isCancelled?: boolean;
  isFoldable?: boolean;
}

/** An order's documents, each with a download button. */
export function DocumentsPanel({
  orderId,
  version,
  kinds,
  hasPackingLink = false,
  isCancelled = false,
  isFoldable,
}: DocumentsPanelProps) {
  const query = useOrderDocumentsQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  const { refetch } = query;
  const asked = useRef(version);
  useEffect(() => {
    if (asked.current === version) return;
    asked.current = version;
    void refetch();
  }, [version, refetch]);
  return (
    <TitledPanel
      id="documents"
      title="Documents"
      isCollapsible={isFoldable}
      hint={isCancelled ? 'Invoice and credit note' : 'Invoice, labels, packing list, calendar'}
    >
      <QueryStates
        query={query}
        loadingLabel="Loading documents..."
        skeleton={
          <Stack gap={3}>
            <Skeleton height="2.75rem" />
            <Skeleton height="2.75rem" />
            <Skeleton height="2.75rem" />
          </Stack>
        }
        errorFallback="Failed to fetch documents"
      >
        {({ orderDocuments }) => (
          <List>
            {orderDocuments
              .filter(({ kind }) => !kinds || kinds.includes(kind))
              .map((one) => (
                <li key={one.name}>
                  <DocumentButton orderId={orderId} document={one} isCancelled={isCancelled} />
                </li>
              ))}
          </List>
        )}
      </QueryStates>
      {hasPackingLink && (
        <LinkButton to={`/user/orders/${orderId}/packing`} variant="secondary" isWide>
          List what's in your boxes
        </LinkButton>
      )}
    </TitledPanel>
  );
}

interface DocumentButtonProps {
  orderId: string;
  document: OrderDocumentsQuery['orderDocuments'][number];
  isCancelled: boolean;
}

/** One document to download, with its number or purpose; below it why the download failed. */
function DocumentButton({ orderId, document, isCancelled }: DocumentButtonProps) {
  const { kind, name, title, number, issuedAt } = document;
  const [failure, setFailure] = useState<string>();
  const { isBusy, download } = useOrderDocument(orderId, name, setFailure);
  const start = () => {
    setFailure(undefined);
    download();
  };
  const Icon = ICONS[kind];
  const note = number
    ? [number, issuedAt && formatDate(issuedAt)].filter(Boolean).join(' · ')
    : documentNote(kind, isCancelled);
  return (
    <div>
      <Line
        type="button"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : start}
      >
        <Icon aria-hidden="true" size={20} />
        <span>
          <Title>{downloadLabel(kind, title, isCancelled)}</Title>
          <Note>{note}</Note>
        </span>
        {isBusy ? <Spinner /> : <Download aria-hidden="true" size={18} />}
      </Line>
      {failure && <FieldError>{failure}</FieldError>}
    </div>
  );
}

/** The label of a document's button. A cancelled order's calendar file removes the event. */
function downloadLabel(kind: DocumentKind, title: string, isCancelled = false): string {
  if (kind === 'CALENDAR') return isCancelled ? 'Remove from calendar' : 'Add to calendar';
  if (kind === 'INVOICE') return 'Download Invoice';
  if (kind === 'CREDIT_NOTE') return 'Download credit note';
  return `Download ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

const NOTES: Record<DocumentKind, string> = {
  INVOICE: '',
  CREDIT_NOTE: '',
  PACKING_LIST: "What's in each box",
  INVENTORY: 'With values, for customs',
  LABELS: 'One for each box, four to a page',
  CALENDAR: 'The day we collect',
};

/** The note below a document without a number. */
function documentNote(kind: DocumentKind, isCancelled = false): string {
  return kind === 'CALENDAR' && isCancelled ? 'Removes the collection from your calendar' : NOTES[kind];
}

const ICONS: Record<DocumentKind, LucideIcon> = {
  INVOICE: FileText,
  CREDIT_NOTE: FileMinus,
  PACKING_LIST: Boxes,
  INVENTORY: ScrollText,
  LABELS: Tags,
  CALENDAR: CalendarPlus,
};

const Line = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: ${touchTarget};
  padding: ${space(2)};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.text};
  text-align: start;
  cursor: pointer;
  transition: background ${motion.quick};

  &:hover { background: ${color.accentSoft}; }
  &[aria-busy='true'] { cursor: progress; }
  > svg { color: ${color.accent}; }
`;

const Title = styled.span`display: block; ${type('small', 600)}`;
const Note = styled.span`display: block; ${type('caption')} color: ${color.textMuted};`;

/** In columns where the panel is wide. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space(1)};
`;
