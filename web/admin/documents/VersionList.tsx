import { LEGAL_PATHS, type LegalKind } from '../../../rules/legal-documents';
import { formatDateTime } from '../../ui/formats';
import { Section } from '../../ui/page/Section';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { EditedDocumentFragment } from './documents.generated';

interface VersionListProps {
  kind: LegalKind;
  versions: EditedDocumentFragment['published'];
}

/** The published versions, the newest first, with the notes of staff. */
export function VersionList({ kind, versions }: VersionListProps) {
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
