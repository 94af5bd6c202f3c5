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
import { styled } from 'styled-components';
import type { DocumentKind } from '../apollo/schema.generated';
import { color } from '../theme/colors';
import { motion, radius, space, touchTarget, type } from '../theme/tokens';
import { Spinner } from '../ui/feedback/Spinner';
import { formatDate } from '../ui/formats';
import { FieldError } from '../ui/forms/Field';
import type { DocumentButtonFragment } from './DocumentButton.generated';
import { documentNote, downloadLabel } from './document-labels';

interface DocumentButtonProps {
  document: DocumentButtonFragment;
  isCancelled: boolean;
  isBusy: boolean;
  /** Why its last download failed. */
  failure: string | undefined;
  onDownload: () => void;
}

/** One document to download, with its number or purpose; below it why the download failed. */
export function DocumentButton({ document, isCancelled, isBusy, failure, onDownload }: DocumentButtonProps) {
  const { kind, title, number, issuedAt } = document;
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
        onClick={isBusy ? undefined : onDownload}
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
