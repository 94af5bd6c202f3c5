import { useForm } from 'react-hook-form';
import { emailProblem } from '../../../../rules/people/contact-rules';
import { Button } from '../../../design/Button';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { MoneyInput } from '../../../design/forms/MoneyInput';
import { Row, Stack } from '../../../design/Stack';
import { TitledPanel } from '../../../design/TitledPanel';
import { TextArea } from '../../../lib/forms/form-fields';
import { foundProblems } from '../../../lib/forms/found-problems';
import { LeaveGuard } from '../../../lib/forms/LeaveGuard';
import { poundsProblem, readPounds } from '../../../lib/forms/pounds';
import { rulesResolver } from '../../../lib/forms/rules-resolver';
import { useSubmit } from '../../../lib/forms/use-submit';
import { useFormDraft } from './use-form-draft';

interface Recipient {
  readonly name: string;
  readonly email: string;
}

export interface SentOffer extends Recipient {
  readonly totalPence: number;
  readonly message: string;
}

interface OfferFormProps {
  /** The quote or request, which names the draft. */
  of: string;
  hasOffer: boolean;
  /** The name and address that are known; staff may type others. Undefined for a request, which has its own. */
  recipient?: Recipient;
  onSend: (offer: SentOffer) => Promise<unknown>;
}

const PRICE = 'Enter a price from £0.30 to £99,999.99';
const LEAST_PENCE = 30;

/** Offers a price for a shipment: a quote that its customer gets by email and books. */
export function OfferForm({ of, hasOffer, recipient, onSend }: OfferFormProps) {
  const empty = { price: '', message: '', name: recipient?.name ?? '', email: recipient?.email ?? '' };
  const form = useForm<typeof empty>({
    defaultValues: empty,
    resolver: rulesResolver(({ price, name, email }) =>
      foundProblems([
        ['price', priceProblem(price)],
        ['name', recipient && !name.trim() ? 'Name is required' : null],
        ['email', recipient ? emailProblem(email) : null],
      ]),
    ),
  });
  const { register, reset, getValues, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const { handleSubmit, errorNotice } = useSubmit(form, { fieldOf: (field) => FIELDS[field] ?? field });

  const draft = useFormDraft<typeof empty>({
    form: 'offer',
    of,
    currentValues: () => (isDirty ? getValues() : null),
    restore: (typed) => reset(typed, { keepDefaultValues: true }),
    clear: () => reset(),
  });

  async function send({ price, ...rest }: typeof empty): Promise<void> {
    await onSend({ totalPence: readPounds(price) ?? 0, ...rest });
    reset(empty);
    draft.discardDraft();
  }

  return (
    <TitledPanel id="offer" title={hasOffer ? 'Make another offer' : 'Make an offer'}>
      <form noValidate onSubmit={handleSubmit(send)} aria-label="Offer">
        <Stack gap={4}>
          {draft.notice}
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
          {recipient && (
            <>
              <Field label="Name" error={errors.name?.message}>
                <TextInput {...register('name')} autoComplete="off" maxLength={200} aria-required />
              </Field>
              <Field label="Email" hint="The offer goes here." error={errors.email?.message}>
                <TextInput
                  {...register('email')}
                  type="email"
                  autoComplete="off"
                  maxLength={254}
                  aria-required
                />
              </Field>
            </>
          )}
          {errorNotice}
          <LeaveGuard isOn={isDirty}>You haven't sent this offer.</LeaveGuard>
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
