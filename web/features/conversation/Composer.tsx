import { type FormEvent, type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../design/Button';
import { Field, useFieldControl } from '../../design/forms/Field';
import { lazyOptional } from '../../design/lazy-optional';
import { color } from '../../design/theme/colors';
import { radius, space, touchTarget, type } from '../../design/theme/tokens';
import type { FilePickerProps } from '../files/FilePicker';

const FilePicker = lazyOptional(() => import('../files/FilePicker').then((module) => module.FilePicker));

const CannedAnswers = lazyOptional(() =>
  import('./answers/CannedAnswers').then((module) => module.CannedAnswers),
);

/** The server's limit. */
const MESSAGE_MAX = 4_000;
/** From this length on a counter is shown. */
const NEARLY_FULL = 3_800;

const FILES_ON_THEIR_WAY = 'Your files are still on their way. Send your message in a moment.';

interface ComposerProps {
  draft: string;
  /** The reader of the message, where that is not obvious. */
  to?: string | undefined;
  /** The files that go with it, and where they are sent. */
  attach: Pick<FilePickerProps, 'files' | 'upload' | 'onAdd' | 'onRemove'>;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  /** For staff: whom `{name}` in a saved answer stands for. */
  nameInAnswers?: string | undefined;
}

/** The message editor; Ctrl+Enter sends too. */
export function Composer({ draft, to, attach, nameInAnswers, onDraft, onSend }: ComposerProps) {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const why = refusalOf(draft) ?? (isBusy ? FILES_ON_THEIR_WAY : undefined);
    setRefusal(why);
    if (why === undefined) onSend(draft);
    form.current?.querySelector('textarea')?.focus();
  };

  const write = (text: string) => {
    setRefusal(undefined);
    onDraft(text);
  };

  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <Field
        label="Your message"
        error={refusal}
        hint={
          draft.length > NEARLY_FULL
            ? `${draft.length} of ${MESSAGE_MAX} characters`
            : to && `We'll email this to ${to}.`
        }
      >
        <MessageField value={draft} onChange={write} onSend={() => form.current?.requestSubmit()} />
      </Field>
      <Suspense fallback={<Place />}>
        <FilePicker {...attach} onBusy={setIsBusy} />
      </Suspense>
      {nameInAnswers !== undefined && (
        <Suspense fallback={<Place />}>
          <CannedAnswers draft={draft} name={nameInAnswers} onDraft={write} />
        </Suspense>
      )}
      <Button type="submit">{to ? `Send to ${to}` : 'Send'}</Button>
    </Form>
  );
}

interface MessageFieldProps {
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
}

function MessageField({ value, onChange, onSend }: MessageFieldProps) {
  const control = useFieldControl();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <Area
      {...control}
      name="message"
      rows={Math.min(10, Math.max(2, value.split('\n').length))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

function refusalOf(draft: string): string | undefined {
  if (draft.trim() === '') return 'Write a message';
  return draft.trim().length > MESSAGE_MAX ? 'Keep your message under 4,000 characters' : undefined;
}

const Form = styled.form`display: grid; gap: ${space(3)};`;

/** Of the button that adds files, while its code loads. */
const Place = styled.div`height: ${touchTarget};`;

const Area = styled.textarea`
  width: 100%;
  min-height: ${touchTarget};
  max-height: 16rem;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  ${type('body')}
  field-sizing: content;
  resize: vertical;

  &:hover { border-color: ${color.accent}; }
  &[aria-invalid='true'] { border-color: ${color.bad}; box-shadow: inset 0 0 0 1px ${color.bad}; }
`;
