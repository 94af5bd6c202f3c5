import { useState } from 'react';
import { styled } from 'styled-components';
import type { DocumentKind } from '../../data/schema.generated';
import { Notice } from '../../design/feedback/Notice';
import { Panel } from '../../design/Panel';
import { Stack } from '../../design/Stack';
import { color } from '../../design/theme/colors';
import { radius, space, touchTarget, type } from '../../design/theme/tokens';
import { plural, pluralForm } from '../../lib/formats/counts';
import { Money } from '../../lib/formats/Money';
import { LeaveGuard } from '../../lib/forms/LeaveGuard';
import { Pager } from '../../lib/lists/Pager';
import { DocumentsPanel } from '../documents/DocumentsPanel';
import { BoxPanel } from './BoxPanel';
import type { OrderBoxesQuery } from './boxes.generated';
import { useDrafts } from './use-drafts';

interface PackingScreenProps {
  orderId: string;
  list: OrderBoxesQuery['orderBoxes'];
}

const PAPERS: readonly DocumentKind[] = ['PACKING_LIST', 'INVENTORY', 'LABELS'];

/** Progress, the boxes with one open at first, and their documents. */
export function PackingScreen({ orderId, list }: PackingScreenProps) {
  const { nodes: boxes, pageInfo, describedCount, value, isOpen } = list;
  const { total: count } = pageInfo;
  const [opened, setOpened] = useState(() => boxes.find(({ items }) => items.length === 0)?.number);
  const drafts = useDrafts();
  return (
    <Stack gap={6}>
      <Stack gap={4}>
        <Panel>
          <Progress>
            <label htmlFor="described">
              {describedCount} of {plural(count, 'box', 'boxes')} listed
            </label>
            <span aria-live="polite">
              Total value <Money pence={value.minorUnits} size="medium" />
            </span>
          </Progress>
          <Bar id="described" value={describedCount} max={count} />
          <ToPapers href="#documents">Print lists and labels</ToPapers>
        </Panel>
        {!isOpen && (
          <Notice>You can't change the contents any more: your shipment has left or was cancelled.</Notice>
        )}
        <List>
          {boxes.map((box) => (
            <li key={box.id}>
              <BoxPanel
                orderId={orderId}
                box={box}
                boxes={boxes}
                isEditable={isOpen}
                isOpened={opened === box.number}
                onToggle={() => setOpened(opened === box.number ? undefined : box.number)}
                onNext={() => setOpened(boxes.find(({ number }) => number > box.number)?.number)}
                drafts={drafts}
              />
            </li>
          ))}
        </List>
        <Pager label="Pages of boxes" info={pageInfo} toPage={(one) => ({ search: `?page=${one}` })} />
      </Stack>
      <DocumentsPanel orderId={orderId} kinds={PAPERS} />
      <LeaveGuard isOn={drafts.count > 0}>
        You haven't saved your changes to {pluralForm(drafts.count, 'a box', `${drafts.count} boxes`)}.
      </LeaveGuard>
    </Stack>
  );
}

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)};
  ${type('body', 600)}
`;

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 0.5rem;
  margin-block-start: ${space(3)};
  border: 0;
  border-radius: ${radius.round};
  background: ${color.surfaceSunken};
  overflow: hidden;

  &::-webkit-progress-bar { background: ${color.surfaceSunken}; }
  &::-webkit-progress-value { background: ${color.accent}; }
  &::-moz-progress-bar { background: ${color.accent}; }
`;

const ToPapers = styled.a`display: inline-flex; align-items: center; min-height: ${touchTarget}; ${type('small', 600)}`;

const List = styled.ul`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(3)};`;
