import { type Column, ListTable } from '../../ui/lists/ListTable';

interface Line {
  readonly position: number;
  readonly row: number;
  readonly problem: string | null;
  readonly name: string;
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

interface UploadLinesProps {
  lines: readonly Line[];
  isStale: boolean;
}

/** The problems of an upload, or its changes. */
export function UploadLines({ lines, isStale }: UploadLinesProps) {
  const rows = lines.map((line) => ({ ...line, id: String(line.position) }));
  const hasProblems = lines.some(({ problem }) => problem);
  return (
    <ListTable
      caption={hasProblems ? 'Problems' : 'Changes'}
      columns={hasProblems ? PROBLEMS : CHANGES}
      rows={rows}
      isStale={isStale}
    />
  );
}

const PROBLEMS: readonly Column<Line & { id: string }>[] = [
  { name: 'Problem', cell: ({ problem }) => problem },
];

const CHANGES: readonly Column<Line & { id: string }>[] = [
  { name: 'Product', cell: ({ name }) => name, minWidth: '10rem' },
  { name: 'Field', cell: ({ column }) => column },
  { name: 'Now', isNumber: true, cell: ({ before }) => before },
  { name: 'New', isNumber: true, cell: ({ after }) => after },
  { name: 'Row', isNumber: true, cell: ({ row }) => row },
];
