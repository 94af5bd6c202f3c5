import type { FragmentType } from '@apollo/client/masking';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { errorMessage } from '../../../data/error-message';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Text } from '../../../design/Text';
import { TitledPanel } from '../../../design/TitledPanel';
import { space } from '../../../design/theme/tokens';
import { formatPounds } from '../../../lib/formats/formats';
import { planText } from '../../shipments/plan-text';
import { useHashTarget } from '../use-hash-target';
import { useIsStaff } from '../use-is-staff';
import { usePayOrderChargeMutation } from './pay-charge.generated';
import { type ToPayFragment, ToPayFragmentDoc } from './ToPay.generated';

/** Open charges of an order, each with its reason and a button that leads to the card. */
export function ToPay(props: { order: FragmentType<typeof ToPayFragmentDoc> }) {
  const order = useFragmentData(ToPayFragmentDoc, props.order);
  const isStaff = useIsStaff(order);
  useHashTarget();
  const open = order.charges.filter(({ state }) => state === 'OPEN');
  return (
    <TitledPanel id="to-pay" title="To pay">
      <Charges>
        {open.map((charge) => (
          <ChargeToPay key={charge.id} charge={charge} isStaff={isStaff} />
        ))}
      </Charges>
    </TitledPanel>
  );
}

function ChargeToPay({ charge, isStaff }: { charge: ToPayFragment['charges'][number]; isStaff: boolean }) {
  const { id, name, reason, isForChange, amount } = charge;
  const [pay, { loading }] = usePayOrderChargeMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const navigate = useNavigate();
  const sum = formatPounds(amount.minorUnits);

  async function begin(): Promise<void> {
    setRefusal(null);
    try {
      const { data } = await pay({ variables: { id } });
      if (data) void navigate(`/user/stripe-payment?checkoutId=${data.payOrderCharge.id}`);
    } catch (error) {
      setRefusal(errorMessage(error));
    }
  }

  return (
    <li>
      <div>
        <Text weight={600}>
          {isForChange ? planText(name) : name}: {sum}
        </Text>
        <Text size="small">Why: {reason}</Text>
        {isForChange && (
          <Text size="small" tone="textMuted">
            We make this change as soon as it’s paid.
          </Text>
        )}
      </div>
      {isStaff ? (
        <Text size="small" tone="textMuted">
          Waiting for the customer to pay.
        </Text>
      ) : (
        <Button isBusy={loading} onClick={() => void begin()}>
          Pay {sum}
        </Button>
      )}
      {refusal && <Notice kind="bad">{refusal}</Notice>}
    </li>
  );
}

const Charges = styled.ul`
  display: grid;
  gap: ${space(4)};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    overflow-wrap: anywhere;
  }

  > li > :first-child { flex: 1 1 16rem; }
  > li > [role='alert'], > li > [role='status'] { flex-basis: 100%; }
`;
