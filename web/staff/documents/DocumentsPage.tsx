import { useState } from 'react';
import { LEGAL_KINDS, LEGAL_PATHS, LEGAL_TITLES, type LegalKind } from '../../../rules/legal-documents';
import { toGraphqlEnum } from '../../data/enums';
import { errorMessage } from '../../data/error-message';
import { ErrorPanel } from '../../design/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../design/feedback/Skeleton';
import { SegmentedControl } from '../../design/forms/SegmentedControl';
import { Page } from '../../design/page/Page';
import { Section } from '../../design/page/Section';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { formatDateTime } from '../../lib/formats/formats';
import { useUnsavedForms } from '../../lib/forms/unsaved-forms';
import { useLeaveGuard } from '../../lib/forms/use-leave-guard';
import { useList } from '../../lib/lists/use-paged-list';
import { PageHeading } from '../../lib/page/PageHeading';
import { DocumentEditor } from './DocumentEditor';
import {
  type EditedDocumentFragment,
  useAdminDocumentsQuery,
  useCurrentDocumentTextQuery,
} from './documents.generated';

const KINDS = LEGAL_KINDS.map((value) => ({ value, name: LEGAL_TITLES[value] }));

/** /admin/documents: terms, privacy, delivery and prohibited goods, their versions and drafts. */
export function DocumentsPage() {
  const [kind, setKind] = useState<LegalKind>('terms');
  const { isUnsaved, guarded } = useUnsavedForms();
  const { leave, question } = useLeaveGuard(isUnsaved, "You haven't saved this draft.");
  const value = toGraphqlEnum(kind);
  const documents = useList(
    useAdminDocumentsQuery({ fetchPolicy: 'network-only' }),
    (data) => data.adminLegalDocuments,
  );
  const current = useList(
    useCurrentDocumentTextQuery({ variables: { kind: value }, fetchPolicy: 'network-only' }),
    (data) => data.legalDocument.text,
  );
  const edited = documents.list?.find((one) => one.kind === value);
  const text = current.isPreviousData ? undefined : current.list;
  const error = documents.error ?? current.error;
  const isRead = edited !== undefined && text !== undefined;

  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={1}>
          <PageHeading />
          <Text size="small" tone="textMuted">
            Customers agree to these when they register and pay. A published version never changes: write a
            draft and publish it as the next one.
          </Text>
        </Stack>
        <SegmentedControl
          label="Document"
          options={KINDS}
          chosen={kind}
          onChoose={(next) => leave(() => setKind(next))}
        />
        {isRead && (
          <>
            {guarded(<DocumentEditor key={kind} kind={kind} edited={edited} currentText={text} />)}
            <VersionList kind={kind} versions={edited.published} />
          </>
        )}
        {!isRead && Boolean(error) && (
          <ErrorPanel
            title="Error loading documents"
            message={errorMessage(error)}
            onRetry={() => [documents, current].forEach((query) => void query.refetch())}
          />
        )}
        {!isRead && !error && (
          <Loading label="Loading documents...">
            <Skeleton height="32rem" />
          </Loading>
        )}
      </Stack>
      {question}
    </Page>
  );
}

interface VersionListProps {
  kind: LegalKind;
  versions: EditedDocumentFragment['published'];
}

/** The published versions, the newest first, with the notes of staff. */
function VersionList({ kind, versions }: VersionListProps) {
  return (
    <Section title="Published versions" gap={3}>
      <Stack as="ul" gap={3}>
        {versions.map(({ version, publishedAt, note }) => (
          <li key={version}>
            <a href={`${LEGAL_PATHS[kind]}?version=${version}`} target="_blank" rel="noopener">
              Version {version}
            </a>
            , published on {formatDateTime(publishedAt)}
            {note && (
              <Text size="small" tone="textMuted">
                {note}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Section>
  );
}
