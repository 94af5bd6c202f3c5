import { Dialog } from 'radix-ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type } from '../../../../theme/tokens';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/feedback/Notice';
import { useToast } from '../../../../ui/feedback/toast';
import { Row, Stack } from '../../../../ui/Stack';
import { useKeptForm } from '../../../ui/forms/use-kept-form';
import { ChangedSince } from '../ChangedSince';
import type { DeskOrderFragment } from '../details.generated';
import { DeedDialog } from './DeedDialog';
import { deedFormOf, type KeptDeed, type OpenDeed } from './open-deed';
import { type Refusal, useDeed } from './use-deed';

/** What every form of a deed is given. */
export interface DeedProps {
  /** As it is now; it may change while the form is open. */
  desk: DeskOrderFragment;
  open: OpenDeed;
  readAgain: () => Promise<unknown>;
  onClose: () => void;
}

interface DeedFormProps<Typed> extends DeedProps {
  title: string;
  isTyped: boolean;
  /** All that is typed and chosen, to be kept when the session ends. */
  typed: Typed;
  putBack: (typed: Typed) => void;
  /** The fields, with the server's words for each. */
  fields: (refused: Refusal['fields']) => ReactNode;
  /** Shows what is wrong; false then. */
  check: () => boolean;
  /** The deed in one sentence with its sum, to be read before it is done. */
  sentence: string;
  /** What follows from it. */
  consequences: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  /** `version` is that of the order as it was looked at. */
  deed: (version: number) => Promise<unknown>;
  doneWords: string;
}

/** First what is wanted, then the same with its exact sum, and only then the deed. */
export function DeedForm<Typed>(props: DeedFormProps<Typed>) {
  const { desk, open, readAgain, onClose, fields, check, sentence, consequences, confirmLabel, doneWords } =
    props;
  const [base, setBase] = useState(desk);
  const [isChecking, setIsChecking] = useState(false);
  const { run, isBusy, refusal, forget } = useDeed(desk.id, readAgain);
  const [blank] = useState(props.typed);
  const { notice } = useKeptForm<KeptDeed<Typed>>({
    form: deedFormOf(desk.id),
    of: open.what,
    typedNow: () => (props.isTyped ? { open, typed: props.typed } : null),
    putBack: ({ typed }) => props.putBack(typed),
    takeOut: () => props.putBack(blank),
  });
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  // While it is being done, a new version is most likely what was just done.
  const isStale = !isBusy && base.order.version !== desk.order.version;

  useEffect(() => {
    if (isChecking) line.current?.focus();
  }, [isChecking]);

  function goOn(event: FormEvent): void {
    event.preventDefault();
    forget();
    if (check()) setIsChecking(true);
    else requestAnimationFrame(() => focusFirstWrong(form.current));
  }

  async function confirm(): Promise<void> {
    if (await run(() => props.deed(base.order.version))) {
      toast(doneWords, 'good');
      onClose();
    }
  }

  function load(): void {
    setBase(desk);
    setIsChecking(false);
    forget();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus());
  }

  const notices = (
    <>
      {isStale && (
        <ChangedSince base={base} now={desk} isUnknown={refusal?.isUnknown ?? false} onLoad={load} />
      )}
      {refusal && !isStale && (
        <Notice kind="bad">
          {refusal.words}
          {refusal.isUnknown && ' It may have been done or not. Trying again is safe: it is done once.'}
        </Notice>
      )}
    </>
  );
  return (
    <DeedDialog title={props.title} isTyped={props.isTyped} isBusy={isBusy} onClose={onClose}>
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
    </DeedDialog>
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
