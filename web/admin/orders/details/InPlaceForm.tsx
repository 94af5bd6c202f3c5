import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/feedback/toast';
import { Field } from '../../../ui/forms/Field';
import { TextInput } from '../../../ui/forms/inputs';
import { Row, Stack } from '../../../ui/Stack';
import { useDeed } from './actions/use-deed';
import { ChangedSince } from './ChangedSince';
import type { DeskOrderFragment } from './details.generated';
import { useUnsaved } from './unsaved';

/** What may be typed, and what is done with it. */
export interface InPlaceRules {
  label: string;
  hint: string;
  input?: ComponentProps<'input'>;
  /** As it is typed; empty for none. */
  textOf: (desk: DeskOrderFragment) => string;
  problemOf: (typed: string) => string | undefined;
  save: (typed: string, version: number) => Promise<unknown>;
  doneWords: (typed: string) => string;
}

interface InPlaceFormProps extends InPlaceRules {
  /** As it is now. */
  desk: DeskOrderFragment;
  /** As it was looked at. */
  base: DeskOrderFragment;
  readAgain: () => Promise<unknown>;
  onBase: (base: DeskOrderFragment) => void;
  onClose: () => void;
}

/** The field of one fact; what is typed survives what others change. */
export function InPlaceForm(props: InPlaceFormProps) {
  const { desk, base, readAgain, onBase, onClose, label, hint, textOf, problemOf, save, doneWords } = props;
  const before = textOf(base);
  const [typed, setTyped] = useState(before);
  const [isShown, setIsShown] = useState(false);
  const { run, isBusy, refusal, forget } = useDeed(desk.id, readAgain);
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const problem = problemOf(typed);
  const isTyped = typed.trim() !== before;
  // Other changes of the order do not matter to this fact.
  const isStale = !isBusy && before !== textOf(desk);
  useUnsaved(label, isTyped);

  useEffect(() => input.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isTyped) return onClose();
    setIsShown(true);
    if (!problem && !isStale && (await run(() => save(typed.trim(), desk.order.version)))) {
      toast(doneWords(typed.trim()), 'good');
      return onClose();
    }
    input.current?.focus();
  }

  function load(): void {
    onBase(desk);
    forget();
    input.current?.focus();
  }

  return (
    <form
      noValidate
      data-own-escape
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === 'Escape' && !isTyped && onClose()}
    >
      <Stack gap={3}>
        {isStale && <ChangedSince base={base} now={desk} onLoad={load} />}
        <Field
          label={label}
          hint={hint}
          error={isShown && problem ? problem : isStale ? undefined : refusal?.words}
        >
          <TextInput
            ref={input}
            autoComplete="off"
            {...props.input}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              forget();
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
