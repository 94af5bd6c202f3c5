import type { FragmentType } from '@apollo/client/masking';
import { useState } from 'react';
import { errorMessage } from '../../data/error-message';
import { useFragmentData } from '../../data/use-fragment-data';
import { Button } from '../../design/Button';
import { Notice } from '../../design/feedback/Notice';
import { useToast } from '../../design/feedback/toast';
import { Row, Stack } from '../../design/Stack';
import { formatPounds } from '../../lib/formats/formats';
import { UnlinkedRefundsFragmentDoc } from './UnlinkedRefunds.generated';

interface UnlinkedRefundsProps {
  made: readonly FragmentType<typeof UnlinkedRefundsFragmentDoc>[];
  /** The refunds of the same payments. */
  refunds: readonly { readonly id: string; readonly amount: { readonly minorUnits: number } }[];
  /** Called with null for none of the refunds. */
  onLink: (id: string, refundId: string | null) => Promise<unknown>;
}

/** Asks of each refund that was made in the card provider's dashboard which refund it was for. */
export function UnlinkedRefunds({ refunds, onLink, ...props }: UnlinkedRefundsProps) {
  const made = useFragmentData(UnlinkedRefundsFragmentDoc, props.made);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();

  async function link(id: string, refundId: string | null): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      await onLink(id, refundId);
      toast(refundId ? 'Refund linked' : 'Recorded as another refund', 'good');
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  }

  return made.map(({ id, amount, mayBeFor }) => {
    const sum = formatPounds(amount.minorUnits);
    return (
      <Notice key={id} kind="warn" title={`${sum} was refunded in the card provider's dashboard`}>
        <Stack gap={3}>
          <p>Which refund was it? We won't try these refunds again until you say so.</p>
          <Row gap={2}>
            {refunds
              .filter((refund) => mayBeFor.includes(refund.id))
              .map((refund) => (
                <Button
                  key={refund.id}
                  variant="secondary"
                  disabled={isBusy}
                  onClick={() => void link(id, refund.id)}
                >
                  Link to the refund of {formatPounds(refund.amount.minorUnits)}
                </Button>
              ))}
            <Button variant="secondary" disabled={isBusy} onClick={() => void link(id, null)}>
              Record as another refund
            </Button>
          </Row>
          {problem && <p role="alert">{problem}</p>}
        </Stack>
      </Notice>
    );
  });
}
