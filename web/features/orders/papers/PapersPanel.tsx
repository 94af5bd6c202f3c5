import { styled } from 'styled-components';
import type { PaperState } from '../../../data/schema.generated';
import { Badge, type BadgeTone } from '../../../design/Badge';
import { Notice } from '../../../design/feedback/Notice';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { TitledPanel } from '../../../design/TitledPanel';
import { color } from '../../../design/theme/colors';
import { space } from '../../../design/theme/tokens';
import { pluralForm } from '../../../lib/formats/counts';
import { formatDate } from '../../../lib/formats/formats';
import { QueryStates } from '../../../lib/queries/QueryStates';
import { Attachments } from '../../files/Attachments';
import { PaperDecision } from './PaperDecision';
import { PaperUpload } from './PaperUpload';
import { type PaperFragment, useOrderPapersQuery } from './papers.generated';

export interface PapersPanelProps {
  orderId: string;
  isStaff: boolean;
  /** Delivered or cancelled: nothing is sent any more. */
  isOver: boolean;
  isFoldable?: boolean;
}

const STATES: Readonly<Record<PaperState, { label: string; tone: BadgeTone }>> = {
  OPEN: { label: 'To send', tone: 'warn' },
  SENT: { label: 'Sent', tone: 'accent' },
  CHECKED: { label: 'Checked', tone: 'good' },
  REFUSED: { label: 'Send again', tone: 'bad' },
};

/** The papers that customs ask for, as a checklist: the customer sends files, staff check them. Nothing without papers. */
export function PapersPanel({ orderId, isStaff, isOver, isFoldable }: PapersPanelProps) {
  const query = useOrderPapersQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const papers = query.data?.orderPapers;
  if (papers?.length === 0) return null;
  const missing = papers?.filter(({ state }) => state === 'OPEN' || state === 'REFUSED').length ?? 0;
  return (
    <TitledPanel
      id="papers"
      title="Papers for customs"
      isCollapsible={isFoldable}
      hint={papers ? hintOf(missing) : ' '}
      aside={missing > 0 && !isOver && <Badge tone="warn">{missing} to send</Badge>}
    >
      <QueryStates
        query={query}
        loadingLabel="Loading papers..."
        skeleton={<Skeleton height="16rem" />}
        errorFallback="Failed to fetch papers"
      >
        {({ orderPapers }) => (
          <List>
            {orderPapers.map((paper) => (
              <Paper key={paper.id} paper={paper} isStaff={isStaff} isOver={isOver} />
            ))}
          </List>
        )}
      </QueryStates>
    </TitledPanel>
  );
}

function hintOf(missing: number): string {
  return missing === 0 ? 'All sent' : `${missing} ${pluralForm(missing, 'paper', 'papers')} to send`;
}

interface PaperProps {
  paper: PaperFragment;
  isStaff: boolean;
  isOver: boolean;
}

function Paper({ paper, isStaff, isOver }: PaperProps) {
  const { id, name, explanation, state, reason, dueOn, file } = paper;
  const { label, tone } = STATES[state];
  const isMissing = state === 'OPEN' || state === 'REFUSED';
  return (
    <li>
      <Stack gap={2}>
        <Row justify="space-between">
          <Text weight={600}>{name}</Text>
          <Badge tone={tone}>{label}</Badge>
        </Row>
        <Text size="small">{explanation}</Text>
        {isMissing && dueOn && !isOver && (
          <Text size="small" tone="textMuted">
            We need it by {formatDate(dueOn)}.
          </Text>
        )}
        {state === 'REFUSED' && <Notice kind="bad">{reason}</Notice>}
        {file && <Attachments files={[file]} isOurs={!isStaff} />}
        {!isOver && state !== 'CHECKED' && <PaperUpload id={id} name={name} isAgain={file !== null} />}
        {isStaff && state === 'SENT' && <PaperDecision paper={paper} />}
      </Stack>
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(4)};

  > li + li { padding-block-start: ${space(4)}; border-block-start: 1px solid ${color.line}; }
`;
