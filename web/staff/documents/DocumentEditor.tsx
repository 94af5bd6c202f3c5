import { useState } from 'react';
import { styled } from 'styled-components';
import { LEGAL_TITLES, type LegalKind } from '../../../rules/legal-documents';
import { evictFields } from '../../data/cache/evict';
import { toGraphqlEnum } from '../../data/enums';
import { errorMessage, requireData } from '../../data/error-message';
import { announceShopChange } from '../../data/shop-changes';
import { Button } from '../../design/Button';
import { useToast } from '../../design/feedback/toast';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { Panel } from '../../design/Panel';
import { Columns } from '../../design/page/Columns';
import { Markdown } from '../../design/page/Markdown';
import { Section } from '../../design/page/Section';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { TextArea } from '../../lib/forms/form-fields';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import { RecordForm } from '../ui/records/RecordForm';
import { useEditedRecord } from '../ui/records/use-edited-record';
import {
  type EditedDocumentFragment,
  usePublishLegalDocumentMutation,
  useSaveLegalDraftMutation,
} from './documents.generated';

interface DocumentEditorProps {
  kind: LegalKind;
  edited: EditedDocumentFragment;
  /** The text of the version in force. */
  currentText: string;
}

const evictDrafts = evictFields('adminLegalDocuments');

/** The draft of the next version beside its preview. */
export function DocumentEditor({ kind, edited, currentText }: DocumentEditorProps) {
  const [note, setNote] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [save, { client }] = useSaveLegalDraftMutation({ update: evictDrafts });
  const [publish] = usePublishLegalDocumentMutation({
    update: evictFields('adminLegalDocuments', 'legalDocument'),
  });
  const toast = useToast();
  const next = (edited.published[0]?.version ?? 0) + 1;
  const recordOf = (document: EditedDocumentFragment) => ({
    ...document,
    id: kind as string,
    text: document.draft ?? currentText,
  });
  const saveText = async (text: string, version = edited.version) => {
    const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
    const { data } = await save({ variables: { input: { kind: toGraphqlEnum(kind), paragraphs, version } } });
    return recordOf(requireData(data).adminSaveLegalDraft);
  };
  const editor = useEditedRecord({
    thing: 'document',
    called: 'this draft',
    record: recordOf(edited),
    valuesOf: (document) => ({ text: (document ?? recordOf(edited)).text }),
    check: () => new Map(),
    save: ({ text }, _, version) => saveText(text, version),
    onSaved: () => toast('Draft saved', 'good'),
    labels: {},
    currentOf: (_, { version }) => recordOf({ ...edited, version }),
    list: { field: 'adminLegalDocuments' },
  });
  const { base, isUnsaved, takeOver } = editor;
  const text = editor.form.watch('text');

  async function discardDraft() {
    try {
      takeOver(await saveText(currentText, base?.version));
      toast('Draft discarded', 'good');
    } catch (error) {
      toast(`We couldn't discard the draft. ${errorMessage(error)}`, 'bad');
      evictDrafts(client.cache);
    }
  }

  async function publishDraft() {
    const input = { kind: toGraphqlEnum(kind), version: base?.version ?? edited.version, note };
    const { data } = await publish({ variables: { input } });
    takeOver({ ...recordOf(requireData(data).adminPublishLegalDocument), text });
    setNote('');
    announceShopChange();
    toast(`Version ${next} is in force`, 'good');
  }

  return (
    <Stack gap={4}>
      <Beside gap={4}>
        <Panel as="section">
          <RecordForm
            editor={editor}
            place="draft"
            title={LEGAL_TITLES[kind]}
            submitLabel="Save draft"
            actions={
              base?.draft != null &&
              !isUnsaved && (
                <>
                  <Button onClick={() => setIsAsking(true)}>Publish version {next}</Button>
                  <Button variant="secondary" onClick={() => void discardDraft()}>
                    Discard draft
                  </Button>
                </>
              )
            }
            notes={
              base?.draft == null
                ? 'This is the version in force. There is no draft.'
                : 'Draft saved. Customers see it once you publish it.'
            }
          >
            <Field label="Text in Markdown" hint="## begins a heading, - a list, **bold**, [name](/address).">
              <TextArea rows={28} {...editor.form.register('text')} />
            </Field>
          </RecordForm>
        </Panel>
        <Section title="Preview">
          <Markdown text={text} />
        </Section>
      </Beside>
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
    </Stack>
  );
}

const Beside = styled(Columns)`textarea { width: 100%; min-height: 24rem; }`;
