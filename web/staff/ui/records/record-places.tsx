import { type ReactNode, type RefObject, type SubmitEvent, useEffect } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { from, space } from '../../../design/theme/tokens';
import { LeaveGuard } from '../../../lib/forms/LeaveGuard';
import { useUnsaved } from '../../../lib/forms/unsaved-forms';
import { FormButtons } from '../forms/FormButtons';
import { FormDialog } from '../forms/FormDialog';
import { SaveBar } from '../forms/SaveBar';
import type { EditedRecord } from './use-edited-record';

export interface RecordFormProps<Values extends FieldValues, Rec> {
  editor: EditedRecord<Values, Rec>;
  place: keyof typeof PLACES;
  /** Title of its dialog, or name of the form. */
  title: string;
  /** The question before typed values are lost; absent where the page around asks. */
  lossWarning?: string;
  submitLabel: string;
  /** Gets the focus once a colleague's version was taken over; the submit button unless given. */
  firstField?: Path<Values>;
  /** Above the buttons, or below those of a draft. */
  notes?: ReactNode;
  /** Further buttons of a draft. */
  actions?: ReactNode;
  onTakeOver?: (current: Rec) => void;
  /** Closes the form, or cancels. */
  onClose?: () => void;
  /** The fields; in a list they may give the buttons their place. */
  children: ReactNode | ((buttons: ReactNode) => ReactNode);
}

export interface Identified {
  readonly id?: string;
}

export interface PlaceProps extends RecordFormProps<FieldValues, Identified> {
  submitButton: RefObject<HTMLButtonElement | null>;
  conflict: ReactNode;
}

function InDialog({ editor, conflict, submitLabel, children, ...props }: PlaceProps) {
  return (
    <InFrame {...props} editor={editor} size="form">
      <form noValidate onSubmit={editor.onSubmit}>
        <Stack gap={4}>
          {editor.draftNotice}
          {conflict}
          {editor.errorNotice}
          {children as ReactNode}
          <FormButtons isBusy={editor.isSaving}>{submitLabel}</FormButtons>
        </Stack>
      </form>
    </InFrame>
  );
}

/** Scrolls between its title and its buttons. */
function InSheet({ editor, conflict, submitLabel, notes, children, ...props }: PlaceProps) {
  const { title, onClose } = props;
  return (
    <InFrame {...props} editor={editor} size="sheet">
      <SheetForm
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          if (!editor.base || editor.isUnsaved) return editor.onSubmit(event);
          event.preventDefault();
          onClose?.();
        }}
      >
        <SheetFields>
          {editor.draftNotice}
          {conflict}
          {children as ReactNode}
        </SheetFields>
        <SheetEnd>
          {editor.errorNotice}
          {notes}
          <FormButtons isBusy={editor.isSaving}>{submitLabel}</FormButtons>
        </SheetEnd>
      </SheetForm>
    </InFrame>
  );
}

interface InFrameProps extends Pick<PlaceProps, 'editor' | 'title' | 'lossWarning' | 'onClose' | 'children'> {
  size: 'form' | 'sheet';
}

function InFrame({ editor, title, size, lossWarning, onClose = () => {}, children }: InFrameProps) {
  const { isUnsaved, isSaving } = editor;
  return (
    <FormDialog {...{ title, size, lossWarning, onClose }} isDirty={isUnsaved} isBusy={isSaving}>
      {children as ReactNode}
    </FormDialog>
  );
}

/** Saves once something is typed; a conflict has its own buttons. */
function saving({ editor, conflict, submitLabel, submitButton }: PlaceProps) {
  const { isUnsaved, isSaving } = editor;
  return {
    onSubmit(event: SubmitEvent) {
      if (isUnsaved && !isSaving && !conflict) return editor.onSubmit(event);
      event.preventDefault();
    },
    button: (
      <Button
        ref={submitButton}
        type="submit"
        isBusy={isSaving}
        aria-disabled={!isUnsaved || conflict !== null}
      >
        {submitLabel}
      </Button>
    ),
  };
}

/** All of a page, with its buttons in sight while it scrolls. */
function OnPage(props: PlaceProps) {
  const { editor, title, lossWarning, notes, conflict, submitButton, children } = props;
  const { onSubmit, button } = saving(props);

  function undo() {
    editor.undo();
    submitButton.current?.focus();
  }

  return (
    <form noValidate aria-label={title} onSubmit={onSubmit}>
      <Stack gap={6}>
        {editor.draftNotice}
        {children as ReactNode}
        {conflict}
        <SaveBar>
          {editor.errorNotice}
          {notes}
          <Row>
            {button}
            {editor.isUnsaved && (
              <Button variant="secondary" onClick={undo}>
                Undo changes
              </Button>
            )}
            <Text size="small" tone="textMuted" role="status">
              {editor.isUnsaved ? 'Not saved yet.' : 'Everything is saved.'}
            </Text>
          </Row>
        </SaveBar>
      </Stack>
      <LeaveGuard isOn={editor.isUnsaved}>{lossWarning}</LeaveGuard>
    </form>
  );
}

/** A text that is published later, by other buttons beside Save; `notes` says how far it has come. */
function AsDraft(props: PlaceProps) {
  const { editor, title, actions, notes, conflict, children } = props;
  const { onSubmit, button } = saving(props);
  useUnsaved(title, editor.isUnsaved);
  return (
    <Stack as="form" noValidate gap={4} aria-label={title} onSubmit={onSubmit}>
      {editor.draftNotice}
      {children as ReactNode}
      {conflict}
      {editor.errorNotice}
      <Row>
        {button}
        {actions}
      </Row>
      <Text size="small" tone="textMuted" role="status">
        {editor.isUnsaved ? 'Not saved yet.' : notes}
      </Text>
    </Stack>
  );
}

/** Above its list; takes the focus from the pressed Edit. */
function AboveList({ editor, conflict, submitLabel, title, firstField, onClose, children }: PlaceProps) {
  const { form, base, isSaving, isUnsaved } = editor;
  const { setFocus } = form;
  const id = base?.id;
  useUnsaved(title, isUnsaved);
  useEffect(() => {
    if (id && firstField) setFocus(firstField, { shouldSelect: true });
  }, [id, firstField, setFocus]);
  const buttons = (
    <>
      <Button type="submit" isBusy={isSaving}>
        {submitLabel}
      </Button>
      {base && (
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      )}
    </>
  );
  return (
    <form noValidate onSubmit={editor.onSubmit} aria-label={title}>
      <Stack gap={4}>
        {editor.draftNotice}
        {conflict}
        {editor.errorNotice}
        {typeof children === 'function' ? children(buttons) : children}
        {typeof children !== 'function' && <Row>{buttons}</Row>}
      </Stack>
    </form>
  );
}

export const PLACES = { dialog: InDialog, sheet: InSheet, page: OnPage, draft: AsDraft, list: AboveList };

const SheetForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 0;
`;

const SheetFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(7)};
  overflow: auto;
  padding: ${space(5)} ${space(4)};

  ${from.tablet} { padding-inline: ${space(6)}; }
`;

const SheetEnd = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-block-start: 1px solid ${color.line};

  ${from.tablet} { padding-inline: ${space(6)}; }
`;
