import { useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { DESTINATIONS } from '../../../rules/destinations';
import { PHONE_LENGTH_MAX } from '../../../rules/people/contact-rules';
import { toGraphqlEnum } from '../../data/enums';
import { requireData } from '../../data/error-message';
import { newUuid } from '../../data/new-uuid';
import type { RequestInput } from '../../data/schema.generated';
import { Button } from '../../design/Button';
import { Field } from '../../design/forms/Field';
import { FormGroup, WholeRow } from '../../design/forms/FormGroup';
import { Select, TextInput } from '../../design/forms/inputs';
import { Options } from '../../design/forms/Options';
import { Stack } from '../../design/Stack';
import { FileInput, TextArea } from '../../lib/forms/form-fields';
import { LeaveGuard } from '../../lib/forms/LeaveGuard';
import { rulesResolver } from '../../lib/forms/rules-resolver';
import { useSubmit } from '../../lib/forms/use-submit';
import { useToday } from '../../lib/hooks/use-today';
import { useSession } from '../../session/session';
import { useCart } from '../cart/use-cart';
import { FileError } from '../files/save-file';
import { uploadRequestFile } from '../files/upload-file';
import { volumeText } from '../shipments/quote-text';
import { CartToAttach } from './CartToAttach';
import { ContainerFields } from './ContainerFields';
import { OtherOfferFields } from './OtherOfferFields';
import { checkRequestForm, formFieldOf, type RequestForm as Typed, toRequestInput } from './request-form';
import { monthText, VISITOR_KINDS, type VisitorKind } from './request-labels';
import { useSendRequestMutation } from './requests.generated';

const MONTHS_OFFERED = 12;

/** A sent request: its number, and where the answer goes. */
export interface SentRequest {
  readonly reference: string;
  readonly email: string;
}

interface RequestFormProps {
  kind: VisitorKind;
  onKind: (kind: VisitorKind) => void;
  onSent: (sent: SentRequest) => void;
}

/** Asks staff for something, with the cart and a file. What was typed stays when it is refused. */
export function RequestForm({ kind, onKind, onSent }: RequestFormProps) {
  const { user } = useSession();
  const { lines, service, whenSynced, fromCity, quote } = useCart((cart) => ({
    ...{ lines: cart.lines, service: cart.service, whenSynced: cart.whenSynced },
    ...{ fromCity: cart.fromCity, quote: cart.quote },
  }));
  const hasCart = lines.length > 0;
  const today = useToday();
  const sendRequest = useSendRequest();
  const form = useForm<Typed>({
    defaultValues: {
      ...{ kind, name: user?.name ?? '', email: user?.email ?? '', phone: '', message: '', attachCart: true },
      ...{
        destination: '',
        surveyMonth: today.slice(0, 7),
        company: '',
        volumeM3: '',
        price: '',
        file: null,
      },
      fromCity,
      howMuch: hasCart ? volumeText(quote.volumeCm3) : '',
      service: toGraphqlEnum(service),
    },
    resolver: rulesResolver((typed) => checkRequestForm(typed, { today, hasCart })),
  });
  const { register, setError, setValue, formState } = form;
  const { errors, isSubmitting, dirtyFields } = formState;
  const { kind: _, ...typedFields } = dirtyFields;
  const isFilledIn = Object.keys(typedFields).length > 0;
  const { handleSubmit, errorNotice } = useSubmit(form, { fieldOf: formFieldOf });
  useEffect(() => setValue('kind', kind), [kind, setValue]);

  async function send(typed: Typed): Promise<void> {
    try {
      if (hasCart && typed.attachCart) await whenSynced();
      const reference = await sendRequest(toRequestInput(typed, hasCart), typed.file?.[0]);
      onSent({ reference, email: typed.email.trim() });
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      setError('file', { message: error.message }, { shouldFocus: true });
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={handleSubmit(send)} aria-label={VISITOR_KINDS[kind].title}>
        <Stack gap={5}>
          <FormGroup title="Your request">
            <WholeRow>
              <Field label="I'd like">
                <Select {...register('kind', { onChange: ({ target }) => onKind(target.value) })}>
                  <Options choices={WISHES} />
                </Select>
              </Field>
            </WholeRow>
            <WholeRow>
              {hasCart ? (
                <CartToAttach />
              ) : (
                <Field
                  label="Destination"
                  isOptional={kind !== 'PRICE_MATCH'}
                  error={errors.attachCart?.message}
                >
                  <Select {...register('destination')}>
                    <option value="">
                      {kind === 'PRICE_MATCH' ? 'Choose a destination' : 'Not sure yet'}
                    </option>
                    {DESTINATIONS.map(({ key, name }) => (
                      <option key={key} value={toGraphqlEnum(key)}>
                        {name}
                      </option>
                    ))}
                  </Select>
                </Field>
              )}
            </WholeRow>
            {kind === 'CONTAINER' && <ContainerFields />}
            {(kind === 'SURVEY' || kind === 'CONTAINER') && (
              <Field
                label={kind === 'SURVEY' ? 'Preferred month' : 'When'}
                error={errors.surveyMonth?.message}
              >
                <Select {...register('surveyMonth')}>
                  {monthsFrom(today).map((month) => (
                    <option key={month} value={month}>
                      {monthText(month)}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            {kind === 'PRICE_MATCH' && <OtherOfferFields />}
            <WholeRow>
              <Field
                label={kind === 'QUESTION' ? 'Your question' : 'Anything else we should know'}
                isOptional={kind !== 'QUESTION'}
                error={errors.message?.message}
              >
                <TextArea {...register('message')} rows={4} maxLength={4_000} />
              </Field>
            </WholeRow>
            <WholeRow>
              <Field
                label={kind === 'PRICE_MATCH' ? "The other company's offer" : 'A file'}
                isOptional
                hint="PDF or picture, up to 10 MB."
                error={errors.file?.message}
              >
                <FileInput {...register('file')} accept=".pdf,image/jpeg,image/png,image/webp" />
              </Field>
            </WholeRow>
          </FormGroup>
          <FormGroup title="Your details">
            <WholeRow>
              <Field label="Full Name" error={errors.name?.message}>
                <TextInput {...register('name')} autoComplete="name" maxLength={200} aria-required />
              </Field>
            </WholeRow>
            <Field label="Email Address" hint="We'll send our answer here." error={errors.email?.message}>
              <TextInput
                {...register('email')}
                type="email"
                autoComplete="email"
                maxLength={254}
                aria-required
              />
            </Field>
            <Field label="Phone Number" isOptional error={errors.phone?.message}>
              <TextInput
                {...register('phone')}
                type="tel"
                autoComplete="tel"
                maxLength={PHONE_LENGTH_MAX.typed}
              />
            </Field>
          </FormGroup>
          {errorNotice}
          <LeaveGuard isOn={isFilledIn}>You haven't sent your request.</LeaveGuard>
          <Button type="submit" isWide isBusy={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send request'}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  );
}

const WISHES: Readonly<Record<VisitorKind, string>> = {
  CONTAINER: 'A container of my own',
  SURVEY: 'A survey of what I ship',
  PRICE_MATCH: 'A price match',
  QUESTION: 'An answer to a question',
};

function monthsFrom(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS_OFFERED }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7),
  );
}

/** Sends a request, its file first. The same content keeps its id and its file is sent once, so a retry is the same request. */
function useSendRequest() {
  const [mutate] = useSendRequestMutation();
  const sent = useRef<{ content: string; id: string }>(null);
  const uploaded = useRef<{ file: File; id: string }>(null);

  /** Resolves to the reference. Throws FileError, and what the mutation throws. */
  return async (wanted: Omit<RequestInput, 'id' | 'fileId'>, file: File | undefined): Promise<string> => {
    if (file && uploaded.current?.file !== file)
      uploaded.current = { file, id: (await uploadRequestFile(file, () => {})).id };
    const content = { ...wanted, ...(file && uploaded.current ? { fileId: uploaded.current.id } : {}) };
    const text = JSON.stringify(content);
    if (sent.current?.content !== text) sent.current = { content: text, id: newUuid() };
    const { data } = await mutate({ variables: { input: { id: sent.current.id, ...content } } });
    return requireData(data).sendRequest.reference;
  };
}
