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
import { Markdown } from '../../design/page/Markdown';
import { Section } from '../../design/page/Section';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { from, space } from '../../design/theme/tokens';
import { TextArea } from '../../lib/forms/form-fields';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import { ConflictResolution } from '../ui/forms/ConflictResolution';
import { type FormStatus, useVersionedForm } from '../ui/forms/use-versioned-form';
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
  onStatus: (status: FormStatus) => void;
}

const evictDrafts = evictFields('adminLegalDocuments');

/** The draft of the next version beside its preview. */
export function DocumentEditor({ kind, edited, currentText, onStatus }: DocumentEditorProps) {
  const [note, setNote] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [save, { loading: isSaving, client }] = useSaveLegalDraftMutation({ update: evictDrafts });
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
  const { form, base, status, conflict, takeOver, saveMine, ...editor } = useVersionedForm({
    thing: 'document',
    record: recordOf(edited),
    valuesOf: (document) => ({ text: (document ?? recordOf(edited)).text }),
    check: () => new Map(),
    save: ({ text }, _, version) => saveText(text, version),
    onSaved: () => toast('Draft saved', 'good'),
    onStatus,
    onFailure: () => evictDrafts(client.cache),
  });
  const text = form.watch('text');
  const isUnsaved = status !== 'clean';

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
      <Columns>
        <Panel as="section">
          <Stack as="form" noValidate gap={4} aria-label={LEGAL_TITLES[kind]} onSubmit={editor.onSubmit}>
            {editor.draftNotice}
            <Field label="Text in Markdown" hint="## begins a heading, - a list, **bold**, [name](/address).">
              <TextArea rows={28} {...form.register('text')} />
            </Field>
            {conflict && (
              <ConflictResolution
                thing="draft"
                now={conflict}
                differences={[]}
                isSaving={status === 'saving'}
                onUse={() => takeOver(recordOf({ ...edited, version: conflict.version }))}
                onSave={saveMine}
              />
            )}
            {editor.errorNotice}
            <Row>
              <Button type="submit" isBusy={isSaving} aria-disabled={!isUnsaved || conflict !== null}>
                Save draft
              </Button>
              {base?.draft != null && !isUnsaved && (
                <>
                  <Button onClick={() => setIsAsking(true)}>Publish version {next}</Button>
                  <Button variant="secondary" onClick={() => void discardDraft()}>
                    Discard draft
                  </Button>
                </>
              )}
            </Row>
            <Text size="small" tone="textMuted" role="status">
              {isUnsaved ? 'Not saved yet.' : draftText(base?.draft ?? null)}
            </Text>
          </Stack>
        </Panel>
        <Section title="Preview">
          <Markdown text={text} />
        </Section>
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
