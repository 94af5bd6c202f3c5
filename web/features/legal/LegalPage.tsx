import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { LEGAL_KINDS, LEGAL_PATHS } from '../../../rules/legal-documents';
import { toGraphqlEnum } from '../../data/enums';
import { errorCode } from '../../data/error-message';
import { Skeleton } from '../../design/feedback/Skeleton';
import { Markdown } from '../../design/page/Markdown';
import { Page } from '../../design/page/Page';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { space, touchTarget } from '../../design/theme/tokens';
import { formatDate } from '../../lib/formats/formats';
import { PageHeading } from '../../lib/page/PageHeading';
import { QueryStates } from '../../lib/queries/QueryStates';
import { usePageQuery } from '../../lib/queries/use-page-query';
import { LegalDocumentTextDocument, type LegalDocumentTextQuery } from './legal.generated';

type ShownDocument = LegalDocumentTextQuery['legalDocument'];

/** /terms, /privacy, /delivery-and-cancellation and /prohibited-goods; `?version=1` shows an older version. */
export function LegalPage({ path }: { path: string }) {
  const { search } = useLocation();
  const kind = LEGAL_KINDS.find((one) => LEGAL_PATHS[one] === path) ?? 'terms';
  const version = versionIn(search);
  const query = usePageQuery(LegalDocumentTextDocument, {
    kind: toGraphqlEnum(kind),
    ...(version && { version }),
  });
  const document = query.data?.legalDocument;
  return (
    <Page measure="column">
      <Stack gap={6}>
        <Stack gap={1}>
          <PageHeading />
          {document && <VersionLine document={document} path={path} />}
        </Stack>
        {errorCode(query.error) === 'NOT_FOUND' ? (
          <Text>
            There is no version {version} of this page. <Link to={path}>Read the current version</Link>.
          </Text>
        ) : (
          <QueryStates query={query} loadingLabel="Loading..." skeleton={<Skeleton height="24rem" />}>
            {({ legalDocument }) => <Markdown text={legalDocument.text} />}
          </QueryStates>
        )}
      </Stack>
    </Page>
  );
}

/** Which version is shown, since when, and the way to the others. */
function VersionLine({ document, path }: { document: ShownDocument; path: string }) {
  const { version, currentVersion, publishedAt } = document;
  const since = formatDate(publishedAt);
  return (
    <Row>
      <Text size="small" tone="textMuted">
        {version === currentVersion
          ? `Version ${version}, in force since ${since}`
          : `Version ${version}, published on ${since}. It is no longer in force.`}
      </Text>
      {version > 1 && <VersionLink to={`${path}?version=${version - 1}`}>Previous version</VersionLink>}
      {version < currentVersion && <VersionLink to={path}>Current version</VersionLink>}
    </Row>
  );
}

/** A whole number from 1; null for the current version, and for nonsense. */
function versionIn(search: string): number | null {
  const text = new URLSearchParams(search).get('version') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

const VersionLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  margin-inline-end: ${space(2)};
`;
