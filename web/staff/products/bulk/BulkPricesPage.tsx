import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { EmptyState } from '../../../design/feedback/EmptyState';
import { Notice } from '../../../design/feedback/Notice';
import { Panel } from '../../../design/Panel';
import { BackLink } from '../../../design/page/BackLink';
import { Page } from '../../../design/page/Page';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { from, space } from '../../../design/theme/tokens';
import { useUrlParams } from '../../../lib/lists/use-url-params';
import { PageHeading } from '../../../lib/page/PageHeading';
import { PlannedChanges } from '../planned/PlannedChanges';
import { useProductCategoriesQuery } from '../products.generated';
import { BulkFields } from './BulkFields';
import { BulkHistory } from './BulkHistory';
import { BulkProposal } from './BulkProposal';
import type { BulkChangeFragment } from './bulk.generated';
import { type BulkForm, readBulkForm, toBulkInput, writeBulkForm } from './bulk-form';
import { doneMessage } from './bulk-text';
import { UndoBulk } from './UndoBulk';

/** /admin/products/prices: bulk price changes with preview and undo. The form is in the address. */
export function BulkPricesPage() {
  const { form, change } = useBulkForm();
  const { data, previousData } = useProductCategoriesQuery();
  const [made, setMade] = useState<BulkChangeFragment>();
  const [undoing, setUndoing] = useState<BulkChangeFragment>();
  const input = toBulkInput(form);

  /** A second press must not change twice: the percentage is cleared. */
  function showDone(done: BulkChangeFragment) {
    setMade(done);
    change({ percent: '' });
  }

  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={2}>
          <BackLink to="/admin/products">Products</BackLink>
          <PageHeading />
          <Text tone="textMuted">
            Raise or lower many prices by a percentage, now or from a date. Existing checkouts, quotes and
            orders keep their prices. Products not sold to a destination stay that way.
          </Text>
        </Stack>
        {made && <BulkDone key={made.id} made={made} onUndo={() => setUndoing(made)} />}
        <Sides>
          <BulkFields form={form} categories={(data ?? previousData)?.categories ?? []} onChange={change} />
          {input ? (
            <BulkProposal input={input} onDone={showDone} />
          ) : (
            <Panel>
              <EmptyState title="Nothing to show yet">
                {form.percent && form.destinations?.length === 0
                  ? 'Select a destination to see the effect.'
                  : 'Enter a percentage to see the new prices, and what the last 500 quotes and orders would cost.'}
              </EmptyState>
            </Panel>
          )}
        </Sides>
        <PlannedChanges />
        <BulkHistory onUndo={setUndoing} />
      </Stack>
      {undoing && (
        <UndoBulk change={undoing} onDone={() => setMade(undefined)} onClose={() => setUndoing(undefined)} />
      )}
    </Page>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(5)};

  ${from.desktop} { grid-template-columns: minmax(0, 21rem) minmax(0, 1fr); }
`;

interface BulkDoneProps {
  made: BulkChangeFragment;
  onUndo: () => void;
}

/** Reports a completed change, with undo; its button is gone, so this takes the focus. */
function BulkDone({ made, onUndo }: BulkDoneProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} tabIndex={-1}>
      <Notice kind="good" isAnnounced>
        <Row justify="space-between">
          <span>{doneMessage(made)} The new prices are live.</span>
          <Button variant="secondary" onClick={onUndo}>
            Undo
          </Button>
        </Row>
      </Notice>
    </div>
  );
}

/** The form in the address, and a setter. */
function useBulkForm() {
  const [query, changeUrlParams] = useUrlParams();
  const change = useCallback(
    (changed: Partial<BulkForm>) =>
      changeUrlParams((before) => writeBulkForm({ ...readBulkForm(before), ...changed }), { replace: true }),
    [changeUrlParams],
  );
  return { form: readBulkForm(query), change };
}
