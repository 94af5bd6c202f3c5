import { useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { LEGAL_TITLES, type LegalKind } from '../../../rules/legal-documents';
import { toValue } from '../../apollo/enums';
import { errorMessage } from '../../apollo/error-message';
import { readConflict } from '../../apollo/read-conflict';
import { announceShopChange } from '../../apollo/shop-changes';
import { from, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { LeaveQuestion } from '../../ui/dialogs/LeaveQuestion';
import { Notice } from '../../ui/feedback/Notice';
import { useToast } from '../../ui/feedback/toast';
import { Field } from '../../ui/forms/Field';
import { TextArea } from '../../ui/forms/form-fields';
import { TextInput } from '../../ui/forms/inputs';
import { useAskBeforeUnload } from '../../ui/forms/use-ask-before-unload';
import { Heading } from '../../ui/Heading';
import { Panel } from '../../ui/Panel';
import { Markdown } from '../../ui/page/Markdown';
import { Row, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import {
  type EditedDocumentFragment,
  usePublishLegalDocumentMutation,
  useSaveLegalDraftMutation,
} from './documents.generated';

interface DocumentEditorProps {
  kind: LegalKind;
  edited: EditedDocumentFragment;
  /** Of the version in force. */
  currentText: string;
  refetch: () => Promise<void>;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The draft of the next version beside its preview. */
export function DocumentEditor({ kind, edited, currentText, refetch, onUnsaved }: DocumentEditorProps) {
  const saved = edited.draft ?? currentText;
  const [text, setText] = useState(saved);
  const [note, setNote] = useState('');
  const [version, setVersion] = useState(edited.version);
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const [save, { loading }] = useSaveLegalDraftMutation();
  const [publish] = usePublishLegalDocumentMutation();
  const toast = useToast();
  const isUnsaved = text.trimEnd() !== saved;
  const next = (edited.published[0]?.version ?? 0) + 1;
  useAskBeforeUnload(isUnsaved);
  useLayoutEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  async function saveText(written: string, message: string) {
    setRefusal(undefined);
    const paragraphs = written.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
    try {
      const input = { kind: toValue(kind), paragraphs, version };
      const { data } = await save({ variables: { input } });
      await refetch();
      if (!data) return;
      setVersion(data.saveLegalDraft.version);
      setText(data.saveLegalDraft.draft ?? currentText);
      toast(message, 'good');
    } catch (error) {
      const now = readConflict(error, 'document');
      if (now) setVersion(now.version);
      setRefusal(
        now
          ? 'Somebody else has saved this draft since you opened it. Your text is still here. Save again to replace theirs, or reload the page to see it.'
          : errorMessage(error),
      );
    }
  }

  async function publishDraft() {
    const input = { kind: toValue(kind), version, note };
    const { data } = await publish({ variables: { input } });
    await refetch();
    if (data) setVersion(data.publishLegalDocument.version);
    setNote('');
    announceShopChange();
    toast(`Version ${next} is in force`, 'good');
  }

  return (
    <Stack gap={4}>
      <Columns>
        <Panel as="section">
          <Stack gap={4}>
            <Field label="Text in Markdown" hint="## begins a heading, - a list, **bold**, [name](/address).">
              <TextArea rows={28} value={text} onChange={({ target }) => setText(target.value)} />
            </Field>
            {refusal && <Notice kind="bad">{refusal}</Notice>}
            <Row>
              <Button
                isBusy={loading}
                aria-disabled={!isUnsaved}
                onClick={() => isUnsaved && void saveText(text, 'Draft saved')}
              >
                Save draft
              </Button>
              {edited.draft !== null && !isUnsaved && (
                <>
                  <Button onClick={() => setIsAsking(true)}>Publish version {next}</Button>
                  <Button variant="secondary" onClick={() => void saveText(currentText, 'Draft discarded')}>
                    Discard draft
                  </Button>
                </>
              )}
            </Row>
            <Text size="small" tone="textMuted" role="status">
              {isUnsaved ? 'Not saved yet.' : draftText(edited.draft)}
            </Text>
          </Stack>
        </Panel>
        <Panel as="section">
          <Stack gap={4}>
            <Heading size="title">Preview</Heading>
            <Markdown text={text} />
          </Stack>
        </Panel>
      </Columns>
      {isAsking && (
        <ConfirmActionDialog
          title={`Publish version ${next} of “${LEGAL_TITLES[kind]}”?`}
          confirmLabel={`Publish version ${next}`}
          isDangerous={false}
          action={publishDraft}
          onClose={() => setIsAsking(false)}
        >
          <Stack gap={4}>
            <Text>It is in force at once, and you can't change it afterwards.</Text>
            <Field label="Note for staff" hint="Such as who has checked the text. Customers don't see it.">
              <TextInput value={note} maxLength={200} onChange={({ target }) => setNote(target.value)} />
            </Field>
          </Stack>
        </ConfirmActionDialog>
      )}
      <LeaveQuestion isOn={isUnsaved}>You haven't saved this draft.</LeaveQuestion>
    </Stack>
  );
}

function draftText(draft: string | null): string {
  return draft === null
    ? 'This is the version in force. There is no draft.'
    : 'Draft saved. Customers see it once you publish it.';
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  textarea { width: 100%; min-height: 24rem; }

  ${from.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
`;
