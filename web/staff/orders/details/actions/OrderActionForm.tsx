import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { invalidFields, isUnreachable } from '../../../../data/error-message';
import { newUuid } from '../../../../data/new-uuid';
import { Button } from '../../../../design/Button';
import { useToast } from '../../../../design/feedback/toast';
import { Row, Stack } from '../../../../design/Stack';
import { type } from '../../../../design/theme/tokens';
import { useSubmit } from '../../../../lib/forms/use-submit';
import { FormDialog } from '../../../ui/forms/FormDialog';
import { useFormDraft } from '../../../ui/forms/use-form-draft';
import { ChangedSince } from '../changed/ChangedSince';
import type { DeskOrderFragment } from '../details.generated';
import { type ActionDraft, actionFormKey, type OpenAction } from './open-action';
import { useOrderAction } from './use-order-action';

/** Props of every action form. */
export interface OrderActionProps {
  /** The current version; it may change while the form is open. */
  details: DeskOrderFragment;
  open: OpenAction;
  onClose: () => void;
}

interface OrderActionFormProps<Values extends FieldValues> extends OrderActionProps {
  title: string;
  form: UseFormReturn<Values>;
  /** The fields. */
  children: ReactNode;
  /** The form's name for a field of the server's input. */
  fieldOf?: (serverField: string) => string;
  /** The action in one sentence with its sum, for confirmation. */
  sentence: string;
  /** Its consequences. */
  consequences: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  /** `version` is the order's version in the form. */
  action: (sent: { version: number; idempotencyKey: string }) => Promise<unknown>;
  doneMessage: string;
}

/** An action in steps: form, confirmation with the exact sum, execution. */
export function OrderActionForm<Values extends FieldValues>(props: OrderActionFormProps<Values>) {
  const { details, open, onClose, form, fieldOf, sentence, consequences, confirmLabel } = props;
  const [base, setBase] = useState(details);
  const [isChecking, setIsChecking] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  const [idempotencyKey, setIdempotencyKey] = useState(() => newUuid());
  const { isDirty, isSubmitting, dirtyFields, defaultValues } = form.formState;
  const { run, messageOf } = useOrderAction(details.id);
  const { handleSubmit, errorNotice, clearError } = useSubmit(form, {
    messageOf,
    fieldOf,
    onError(error) {
      setIsUnknown(isUnreachable(error));
      // A refused field is shown, so that it can have the focus.
      if (invalidFields(error).length > 0) flushSync(() => setIsChecking(false));
      return false;
    },
    invalidMessage: () => (isChecking ? 'Go back and check the fields.' : undefined),
  });
  const { notice } = useFormDraft<ActionDraft<Partial<Values>>>({
    form: actionFormKey(details.id),
    of: open.what,
    currentValues: () => (isDirty ? { open, typed: changedValues(), idempotencyKey } : null),
    restore(draft) {
      form.reset({ ...defaultValues, ...draft.typed } as Values, { keepDefaultValues: true });
      setIdempotencyKey(draft.idempotencyKey);
    },
    clear: () => form.reset(),
  });
  const toast = useToast();
  const fields = useRef<HTMLFormElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  // While the action is pending, a new version is most likely its result.
  const isStale = !isSubmitting && base.version !== details.version;

  useEffect(() => {
    if (isChecking) line.current?.focus();
  }, [isChecking]);

  /** Without defaults: a sum or a day may differ when the draft is restored. */
  function changedValues(): Partial<Values> {
    const values = Object.entries(form.getValues()).filter(([name]) => name in dirtyFields);
    return Object.fromEntries(values) as Partial<Values>;
  }

  const check = handleSubmit(async () => setIsChecking(true));
  const confirm = handleSubmit(async () => {
    await run(() => props.action({ version: base.version, idempotencyKey }));
    toast(props.doneMessage, 'good');
    onClose();
  });

  function load(): void {
    setBase(details);
    setIsChecking(false);
    clearError();
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('input, textarea')?.focus());
  }

  const notices = isStale ? (
    <ChangedSince base={base} now={details} isUnknown={isUnknown} onLoad={load} />
  ) : (
    errorNotice
  );
  return (
    <FormDialog
      title={props.title}
      size="action"
      isDirty={isDirty}
      isBusy={isSubmitting}
      lossWarning="Nothing has been done yet, and you haven't saved what you typed."
      onClose={onClose}
    >
      <form ref={fields} noValidate hidden={isChecking} onSubmit={check}>
        <Stack gap={4}>
          {notice}
          {!isChecking && notices}
          <FormProvider {...form}>{props.children}</FormProvider>
          <Row justify="flex-end">
            <Dialog.Close asChild>
              <Button variant="secondary">Cancel</Button>
            </Dialog.Close>
            <Button type="submit" aria-disabled={isStale}>
              Continue
            </Button>
          </Row>
        </Stack>
      </form>
      {isChecking && (
        <Stack gap={4}>
          {notices}
          <Sentence ref={line} tabIndex={-1}>
            {sentence}
          </Sentence>
          {consequences}
          <Row justify="flex-end">
            <Button variant="secondary" disabled={isSubmitting} onClick={() => setIsChecking(false)}>
              Back
            </Button>
            {!isStale && (
              <Button
                variant={props.isDangerous ? 'danger' : 'primary'}
                isBusy={isSubmitting}
                onClick={() => void confirm()}
              >
                {confirmLabel}
              </Button>
            )}
          </Row>
        </Stack>
      )}
    </FormDialog>
  );
}

const Sentence = styled.p`
  ${type('lead', 600)}
  overflow-wrap: anywhere;

  &:focus { outline: none; }
`;
