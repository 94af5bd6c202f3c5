import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { requireData } from '../../../data/error-message';
import { newUuid } from '../../../data/new-uuid';
import type { QuoteContentInput, StaffQuoteInput } from '../../../data/schema.generated';
import { Button } from '../../../design/Button';
import { useToast } from '../../../design/feedback/toast';
import { Columns } from '../../../design/page/Columns';
import { Row, Stack } from '../../../design/Stack';
import { LeaveGuard } from '../../../lib/forms/LeaveGuard';
import { rulesResolver } from '../../../lib/forms/rules-resolver';
import { useSubmit } from '../../../lib/forms/use-submit';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value';
import { useFormDraft } from '../../ui/forms/use-form-draft';
import { quotePath } from '../../ui/order-path';
import { useMakeQuoteMutation, useQuotePriceQuery } from './new-quote.generated';
import { PricePreview } from './PricePreview';
import { QuoteFields } from './QuoteFields';
import { checkQuote, EMPTY_QUOTE, type QuoteForm, readContent } from './quote-form';

interface NewQuoteFormProps {
  /** Key of its draft. */
  of: string;
  /** Known values of the customer and the shipment. */
  known: Partial<QuoteForm>;
  customerId?: string;
  /** The request that the quote answers. */
  request?: { readonly id: string; readonly version: number };
}

/** Makes a quote: its price is the server's at every change, and its customer gets it by email. */
export function NewQuoteForm({ of, known, customerId, request }: NewQuoteFormProps) {
  const form = useForm<QuoteForm>({
    defaultValues: { ...EMPTY_QUOTE, ...known },
    resolver: rulesResolver(checkQuote),
  });
  const { reset, getValues, watch, formState } = form;
  const { isDirty, isSubmitting } = formState;
  const price = usePrice(readContent(watch()));
  const send = useSendQuote();
  const navigate = useNavigate();
  const toast = useToast();
  const { handleSubmit, errorNotice } = useSubmit(form, { fieldOf });
  const draft = useFormDraft<QuoteForm>({
    ...{ form: 'new-quote', of },
    currentValues: () => (isDirty ? getValues() : null),
    restore: (typed) => reset(typed, { keepDefaultValues: true }),
    clear: () => reset(),
  });

  async function make(typed: QuoteForm): Promise<void> {
    const content = readContent(typed);
    if (!content || price.total === undefined) return;
    const { name, email, phone, days, message } = typed;
    const expectedTotal = price.total;
    const reference = await send(request?.id, {
      ...{ version: request?.version, customerId, name, email, phone, content, expectedTotal, message },
      days: Number(days),
    });
    reset(typed);
    draft.discardDraft();
    toast(`Sending quote ${reference} to ${email}`, 'good');
    void navigate(quotePath(reference));
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={handleSubmit(make)} aria-label="New quote">
        <Columns beside="24rem">
          <Stack gap={4}>
            {draft.notice}
            <QuoteFields />
          </Stack>
          <PricePreview price={price.shown} error={price.error} />
          <Stack gap={3}>
            {errorNotice}
            <LeaveGuard isOn={isDirty && !isSubmitting}>You haven't sent this quote.</LeaveGuard>
            <Row>
              <Button type="submit" isBusy={isSubmitting || price.isPending}>
                {isSubmitting ? 'Sending...' : 'Send quote'}
              </Button>
            </Row>
          </Stack>
        </Columns>
      </form>
    </FormProvider>
  );
}

/** The form's name for a field of the server's input. */
const fieldOf = (field: string) =>
  field.replace(/^content\.(adjustment\.)?/, '').replace(/\.pence$/, '.price');

/** The server's price of a shipment, shortly after its last change; the earlier one stays until then. */
function usePrice(content: QuoteContentInput | null) {
  const wanted = JSON.stringify(content);
  const asked = useDebouncedValue(wanted);
  const query = useQuotePriceQuery({
    ...(asked === 'null' ? { skip: true } : {}),
    variables: { content: JSON.parse(asked) },
    fetchPolicy: 'network-only',
  });
  const isPending = content !== null && (wanted !== asked || query.loading);
  const shown = content ? (query.data ?? query.previousData)?.adminQuotePrice : undefined;
  return {
    ...{ shown, isPending, error: content ? query.error : undefined },
    total: isPending ? undefined : query.data?.adminQuotePrice.quote.total.minorUnits,
  };
}

/** Sends a quote. The same content keeps its id, so a retry is the same quote. */
function useSendQuote() {
  const [mutate] = useMakeQuoteMutation();
  const sent = useRef<{ content: string; id: string }>(null);
  return async (requestId: string | undefined, quote: Omit<StaffQuoteInput, 'id'>): Promise<string> => {
    const content = JSON.stringify(quote);
    if (sent.current?.content !== content) sent.current = { content, id: requestId ?? newUuid() };
    const { data } = await mutate({ variables: { input: { ...quote, id: sent.current.id } } });
    return requireData(data).adminMakeQuote.reference;
  };
}
