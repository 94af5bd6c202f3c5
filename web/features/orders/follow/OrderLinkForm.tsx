import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ORDER_NUMBER_MESSAGE, readOrderNumber } from '../../../../rules/orders/order-number';
import { emailProblem } from '../../../../rules/people/contact-rules';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { Panel } from '../../../design/Panel';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { foundProblems } from '../../../lib/forms/found-problems';
import { rulesResolver } from '../../../lib/forms/rules-resolver';
import { useSubmit } from '../../../lib/forms/use-submit';
import { useSession } from '../../../session/session';
import { useRequestOrderLinkMutation } from './follow.generated';

interface Asked {
  orderNumber: string;
  email: string;
}

/** Requests the link to an order by email. Answers the same whether or not the order has the address. */
export function OrderLinkForm() {
  const { user } = useSession();
  const [isSent, setIsSent] = useState(false);
  const [request] = useRequestOrderLinkMutation();
  const form = useForm<Asked>({
    defaultValues: { orderNumber: '', email: user?.email ?? '' },
    resolver: rulesResolver(({ orderNumber, email }) =>
      foundProblems<keyof Asked>([
        ['orderNumber', readOrderNumber(orderNumber) ? null : ORDER_NUMBER_MESSAGE],
        ['email', emailProblem(email)],
      ]),
    ),
  });
  const { handleSubmit, errorNotice } = useSubmit(form);
  const { errors, isSubmitting } = form.formState;

  async function send(input: Asked): Promise<void> {
    setIsSent(false);
    await request({ variables: { input } });
    setIsSent(true);
  }

  return (
    <>
      {isSent && (
        <Notice kind="good" title="Check your email" isAnnounced>
          If this email address belongs to the order, we've sent it a link. The link works for 180 days.
        </Notice>
      )}
      <Panel>
        <form noValidate onSubmit={handleSubmit(send)} aria-label="Track your order">
          <Stack gap={4}>
            <Text>We'll email you a link to track your order.</Text>
            {errorNotice}
            <Field
              label="Order number"
              hint="It starts with HL- and is in every email about your order."
              error={errors.orderNumber?.message}
            >
              <TextInput {...form.register('orderNumber')} autoComplete="off" maxLength={40} aria-required />
            </Field>
            <Field label="Email" hint="The address you booked with." error={errors.email?.message}>
              <TextInput {...form.register('email')} type="email" autoComplete="email" aria-required />
            </Field>
            <Button type="submit" isWide isBusy={isSubmitting} variant={isSent ? 'secondary' : 'primary'}>
              {isSubmitting ? 'Sending...' : 'Email me the link'}
            </Button>
          </Stack>
        </form>
      </Panel>
    </>
  );
}
