import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/forms/Field';
import { TextArea } from '../../ui/forms/form-fields';
import { foundProblems } from '../../ui/forms/found-problems';
import { MoneyInput } from '../../ui/forms/MoneyInput';
import { poundsProblem, readPounds } from '../../ui/forms/pounds';
import { rulesResolver } from '../../ui/forms/rules-resolver';
import { UnsavedGuard } from '../../ui/forms/UnsavedGuard';
import { useSubmit } from '../../ui/forms/use-submit';
import { Row, Stack } from '../../ui/Stack';
import { TitledPanel } from '../../ui/TitledPanel';
import { useOfferOnRequestMutation } from './admin-requests.generated';

const EMPTY = { price: '', message: '' };
const PRICE = 'Enter a price from £0.30 to £99,999.99';
const LEAST_PENCE = 30;

/** Offers a price for the shipment of a request: a quote that its customer gets by email and books. */
export function OfferForm({ id, version, hasOffer }: { id: string; version: number; hasOffer: boolean }) {
  const [offer] = useOfferOnRequestMutation();
  const form = useForm<typeof EMPTY>({
    defaultValues: EMPTY,
    resolver: rulesResolver(({ price }) => foundProblems([['price', priceProblem(price)]])),
  });
  const { register, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const { handleSubmit, errorNotice } = useSubmit(form, { fieldOf: (field) => FIELDS[field] ?? field });

  async function send({ price, message }: typeof EMPTY): Promise<void> {
    const totalPence = readPounds(price) ?? 0;
    await offer({ variables: { id, input: { totalPence, message, version } } });
    reset(EMPTY);
  }

  return (
    <TitledPanel id="offer" title={hasOffer ? 'Make another offer' : 'Make an offer'}>
      <form noValidate onSubmit={handleSubmit(send)} aria-label="Offer">
        <Stack gap={4}>
          <Field
            label="Price for everything (£)"
            hint={
              hasOffer
                ? 'The earlier offer ends when you send this one.'
                : 'Service included. The customer can book it for 30 days.'
            }
            error={errors.price?.message}
          >
            <MoneyInput {...register('price')} aria-required />
          </Field>
          <Field label="Message" isOptional error={errors.message?.message}>
            <TextArea {...register('message')} maxLength={4_000} />
          </Field>
          {errorNotice}
          <UnsavedGuard isOn={formState.isDirty}>You haven't sent this offer.</UnsavedGuard>
          <Row>
            <Button type="submit" isBusy={isSubmitting}>
              {isSubmitting ? 'Sending...' : 'Send offer'}
            </Button>
          </Row>
        </Stack>
      </form>
    </TitledPanel>
  );
}

const FIELDS: Readonly<Record<string, string>> = { totalPence: 'price' };

function priceProblem(price: string): string | null {
  return poundsProblem(price, PRICE) ?? ((readPounds(price) ?? 0) < LEAST_PENCE ? PRICE : null);
}
