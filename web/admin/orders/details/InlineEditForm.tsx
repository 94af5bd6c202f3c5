import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/feedback/toast';
import { Field } from '../../../ui/forms/Field';
import { TextInput } from '../../../ui/forms/inputs';
import { Row, Stack } from '../../../ui/Stack';
import { useOrderAction } from './actions/use-order-action';
import { ChangedSince } from './changed/ChangedSince';
import type { DeskOrderFragment } from './details.generated';
import { useUnsaved } from './unsaved';

/** Validation and saving of the value. */
export interface InlineEditRules {
  label: string;
  hint: string;
  input?: ComponentProps<'input'>;
  /** The value as text; empty for none. */
  textOf: (details: DeskOrderFragment) => string;
  problemOf: (typed: string) => string | undefined;
  save: (typed: string, version: number) => Promise<unknown>;
  doneMessage: (typed: string) => string;
}

interface InlineEditFormProps extends InlineEditRules {
  /** The current version. */
  details: DeskOrderFragment;
  /** The version the edit began with. */
  base: DeskOrderFragment;
  refetch: () => Promise<unknown>;
  onBase: (base: DeskOrderFragment) => void;
  onClose: () => void;
}

/** The input of an inline edit; typed text survives changes by others. */
export function InlineEditForm(props: InlineEditFormProps) {
  const { details, base, refetch, onBase, onClose, label, hint, textOf, problemOf, save, doneMessage } =
    props;
  const before = textOf(base);
  const [typed, setTyped] = useState(before);
  const [isShown, setIsShown] = useState(false);
  const { run, isBusy, refusal, clearRefusal } = useOrderAction(details.id, refetch);
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const problem = problemOf(typed);
  const isDirty = typed.trim() !== before;
  // Changes of other values do not conflict.
  const isStale = !isBusy && before !== textOf(details);
  useUnsaved(label, isDirty);

  useEffect(() => input.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isDirty) return onClose();
    setIsShown(true);
    if (!problem && !isStale && (await run(() => save(typed.trim(), details.order.version)))) {
      toast(doneMessage(typed.trim()), 'good');
      return onClose();
    }
    input.current?.focus();
  }

  function load(): void {
    onBase(details);
    clearRefusal();
    input.current?.focus();
  }

  return (
    <form
      noValidate
      data-own-escape
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === 'Escape' && !isDirty && onClose()}
    >
      <Stack gap={3}>
        {isStale && <ChangedSince base={base} now={details} onLoad={load} />}
        <Field
          label={label}
          hint={hint}
          error={isShown && problem ? problem : isStale ? undefined : refusal?.message}
        >
          <TextInput
            ref={input}
            autoComplete="off"
            {...props.input}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              clearRefusal();
            }}
          />
        </Field>
        <Row gap={2}>
          <Button type="submit" isBusy={isBusy} aria-disabled={isStale}>
            Save
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
