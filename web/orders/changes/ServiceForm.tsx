import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { toKey } from '../../apollo/enums';
import type { ServiceLevel } from '../../apollo/schema.generated';
import { ServiceCard } from '../../shipments/ServiceCard';
import { space, type } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/Stack';
import type { ChangeFormProps } from './change-form-props';
import type { ChangeOptionsQuery } from './changes.generated';

/** Another service, at today's price. */
export function ServiceForm({
  order,
  isBusy,
  refusal,
  onContinue,
  services,
}: ChangeFormProps & { services: ChangeOptionsQuery['store']['services'] }) {
  const [service, setService] = useState<ServiceLevel>(order.service);
  const [wasAsked, setAsked] = useState(false);
  const isSame = service === order.service;

  function send(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (!isSame) void onContinue({ service });
  }

  return (
    <form noValidate onSubmit={send}>
      <Stack gap={4}>
        <Choices>
          <Legend>Your service is now {order.serviceName}. Prices are those of today.</Legend>
          {services.map(({ level, name, description, surcharge }) => (
            <ServiceCard
              key={level}
              offer={{ level: toKey(level), name, description, pence: surcharge.minorUnits }}
              isChosen={level === service}
              onChoose={() => setService(level)}
            />
          ))}
        </Choices>
        {wasAsked && isSame && (
          <Notice kind="bad">Please choose another service than the one you have.</Notice>
        )}
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <Button type="submit" isBusy={isBusy}>
          See what it costs
        </Button>
      </Stack>
    </form>
  );
}

const Choices = styled.fieldset`
  display: grid;
  gap: ${space(3)};
`;

const Legend = styled.legend`
  padding: 0 0 ${space(3)};
  ${type('small')}
`;
