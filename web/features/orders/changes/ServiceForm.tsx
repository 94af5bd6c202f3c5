import type { FragmentType } from '@apollo/client/masking';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { fromGraphqlEnum } from '../../../data/enums';
import type { ServiceLevel } from '../../../data/schema.generated';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Stack } from '../../../design/Stack';
import { space, type } from '../../../design/theme/tokens';
import { rulesResolver } from '../../../lib/forms/rules-resolver';
import { useSubmit } from '../../../lib/forms/use-submit';
import { ServiceCard } from '../../shipments/ServiceCard';
import type { ChangeFormProps } from './change-form-props';
import { ServiceFormFragmentDoc } from './ServiceForm.generated';

const SAME_MESSAGE = 'Choose a different service.';

/** Another service, at today's price. */
export function ServiceForm({
  order,
  onSubmit,
  ...props
}: ChangeFormProps & { services: readonly FragmentType<typeof ServiceFormFragmentDoc>[] }) {
  const services = useFragmentData(ServiceFormFragmentDoc, props.services);
  const form = useForm<{ service: ServiceLevel }>({
    defaultValues: { service: order.service },
    resolver: rulesResolver(
      ({ service }) => new Map(service === order.service ? [['service', SAME_MESSAGE]] : []),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const { handleSubmit, errorNotice } = useSubmit(form);
  const chosen = form.watch('service');

  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)}>
      <Stack gap={4}>
        <Choices>
          <Legend>Your service is {order.serviceName}. These are today's prices.</Legend>
          {services.map(({ level, name, description, surcharge }) => (
            <ServiceCard
              key={level}
              offer={{ level: fromGraphqlEnum(level), name, description, pence: surcharge.minorUnits }}
              isChosen={level === chosen}
              onChoose={() => form.setValue('service', level, { shouldValidate: form.formState.isSubmitted })}
            />
          ))}
        </Choices>
        {errors.service && <Notice kind="bad">{errors.service.message}</Notice>}
        {errorNotice}
        <Button type="submit" isBusy={isSubmitting}>
          Continue
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
