import { Dialog } from 'radix-ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type } from '../../../../theme/tokens';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/feedback/Notice';
import { useToast } from '../../../../ui/feedback/toast';
import { Row, Stack } from '../../../../ui/Stack';
import { useFormDraft } from '../../../ui/forms/use-form-draft';
import { ChangedSince } from '../changed/ChangedSince';
import type { DeskOrderFragment } from '../details.generated';
import { OrderActionDialog } from './OrderActionDialog';
import { type ActionDraft, actionFormKey, type OpenAction } from './open-action';
import { type Refusal, useOrderAction } from './use-order-action';

/** Props of every action form. */
export interface OrderActionProps {
  /** The current version; it may change while the form is open. */
  details: DeskOrderFragment;
  open: OpenAction;
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

interface OrderActionFormProps<Typed> extends OrderActionProps {
  title: string;
  isDirty: boolean;
  /** All form values, for the draft. */
  typed: Typed;
  restore: (typed: Typed) => void;
  /** The fields, with the server's messages. */
  fields: (refused: Refusal['fields']) => ReactNode;
  /** Shows what is invalid; whether the form is valid. */
  check: () => boolean;
  /** The action in one sentence with its sum, for confirmation. */
  sentence: string;
  /** Its consequences. */
  consequences: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  /** `version` is the order's version in the form. */
  action: (version: number) => Promise<unknown>;
  doneMessage: string;
}

/** An action in steps: form, confirmation with the exact sum, execution. */
export function OrderActionForm<Typed>(props: OrderActionFormProps<Typed>) {
  const {
    details,
    open,
    refetch,
    onClose,
    fields,
    check,
    sentence,
    consequences,
    confirmLabel,
    doneMessage,
  } = props;
  const [base, setBase] = useState(details);
  const [isChecking, setIsChecking] = useState(false);
  const { run, isBusy, refusal, clearRefusal } = useOrderAction(details.id, refetch);
  const [blank] = useState(props.typed);
  const { notice } = useFormDraft<ActionDraft<Typed>>({
    form: actionFormKey(details.id),
    of: open.what,
    currentValues: () => (props.isDirty ? { open, typed: props.typed } : null),
    restore: ({ typed }) => props.restore(typed),
    clear: () => props.restore(blank),
  });
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  // While the action is pending, a new version is most likely its result.
  const isStale = !isBusy && base.order.version !== details.order.version;

  useEffect(() => {
    if (isChecking) line.current?.focus();
  }, [isChecking]);

  function goOn(event: FormEvent): void {
    event.preventDefault();
    clearRefusal();
    if (check()) setIsChecking(true);
    else requestAnimationFrame(() => focusFirstWrong(form.current));
  }

  async function confirm(): Promise<void> {
    if (await run(() => props.action(base.order.version))) {
      toast(doneMessage, 'good');
      onClose();
    }
  }

  function load(): void {
    setBase(details);
    setIsChecking(false);
    clearRefusal();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus());
  }

  const notices = (
    <>
      {isStale && (
        <ChangedSince base={base} now={details} isUnknown={refusal?.isUnknown ?? false} onLoad={load} />
      )}
      {refusal && !isStale && (
        <Notice kind="bad">
          {refusal.message}
          {refusal.isUnknown && ' It may have been done or not. Trying again is safe: it is done once.'}
        </Notice>
      )}
    </>
  );
  return (
    <OrderActionDialog title={props.title} isDirty={props.isDirty} isBusy={isBusy} onClose={onClose}>
      <form ref={form} noValidate onSubmit={goOn} hidden={isChecking}>
        <Stack gap={4}>
          {notice}
          {!isChecking && notices}
          {fields(refusal?.fields ?? new Map())}
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
            <Button variant="secondary" disabled={isBusy} onClick={() => setIsChecking(false)}>
              Back
            </Button>
            {!isStale && (
              <Button
                variant={props.isDangerous ? 'danger' : 'primary'}
                isBusy={isBusy}
                onClick={() => void confirm()}
              >
                {confirmLabel}
              </Button>
            )}
          </Row>
        </Stack>
      )}
    </OrderActionDialog>
  );
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

const Sentence = styled.p`
  ${type('lead', 600)}
  overflow-wrap: anywhere;

  &:focus { outline: none; }
`;
