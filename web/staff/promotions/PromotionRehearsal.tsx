import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { errorMessage } from '../../data/error-message';
import { Button } from '../../design/Button';
import { Notice } from '../../design/feedback/Notice';
import { Stack } from '../../design/Stack';
import { formatPounds } from '../../lib/formats/formats';
import { type PromotionForm, toPromotionInput } from './promotion-form';
import { type RehearsalQuery, useRehearsalLazyQuery } from './promotions.generated';

/** The discount that the typed promotion would have given on past quotes and orders. */
export function PromotionRehearsal() {
  const { getValues, trigger } = useFormContext<PromotionForm>();
  const [rehearse, { loading }] = useRehearsalLazyQuery({ fetchPolicy: 'network-only' });
  const [text, setText] = useState<string | null>(null);

  async function onPress(): Promise<void> {
    setText(null);
    if (!(await trigger())) return;
    const { data, error } = await rehearse({ variables: { input: toPromotionInput(getValues()) } });
    setText(data ? effectText(data.adminPromotionRehearsal) : errorMessage(error));
  }

  return (
    <Stack gap={2} align="start">
      <Button variant="secondary" isBusy={loading} onClick={() => void onPress()}>
        Try it on past quotes and orders
      </Button>
      {text && (
        <Notice kind="info" isAnnounced>
          {text}
        </Notice>
      )}
    </Stack>
  );
}

function effectText({ baskets, reduced, total, off }: RehearsalQuery['adminPromotionRehearsal']): string {
  if (reduced === 0) return `It would have lowered none of the last ${baskets} quotes and orders.`;
  const sums = `${formatPounds(off.minorUnits)} off ${formatPounds(total.minorUnits)}`;
  return `At today's prices it would have lowered ${reduced} of the last ${baskets} quotes and orders, by ${sums} in all.`;
}
