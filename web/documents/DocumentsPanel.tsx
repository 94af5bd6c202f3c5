import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '../apollo/error-message';
import { SHARED_RESPONSE } from '../apollo/page/prefetch';
import type { DocumentKind } from '../apollo/schema.generated';
import { space } from '../theme/tokens';
import { LinkButton } from '../ui/Button';
import { ErrorPanel } from '../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { Stack } from '../ui/Stack';
import { TitledPanel } from '../ui/TitledPanel';
import { DocumentButton } from './DocumentButton';
import { useOrderDocumentsQuery } from './documents.generated';

interface DocumentsPanelProps {
  orderId: string;
  /** The order's version: each change may add a document. */
  version?: number;
  /** Only these kinds. */
  kinds?: readonly DocumentKind[];
  /** Shows the link to the packing page. */
  hasPackingLink?: boolean;
  isCancelled?: boolean;
  isFoldable?: boolean;
}

/** An order's documents, each with a download button. */
export function DocumentsPanel({
  orderId,
  version,
  kinds,
  hasPackingLink = false,
  isCancelled = false,
  isFoldable,
}: DocumentsPanelProps) {
  const { data, error, refetch } = useOrderDocumentsQuery({
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
    context: SHARED_RESPONSE,
  });
  const asked = useRef(version);
  useEffect(() => {
    if (asked.current === version) return;
    asked.current = version;
    void refetch().catch(() => {});
  }, [version, refetch]);
  const documents = data?.orderDocuments.filter(({ kind }) => !kinds || kinds.includes(kind));
  return (
    <TitledPanel
      id="documents"
      title="Documents"
      isFoldable={isFoldable}
      hint={isCancelled ? 'Invoice and credit note' : 'Invoice, labels, packing list, calendar'}
    >
      {!documents && error && (
        <ErrorPanel
          message={errorMessage(error, 'Failed to fetch documents')}
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!documents && !error && (
        <Loading label="Loading documents...">
          <Stack gap={3}>
            <Skeleton height="2.75rem" />
            <Skeleton height="2.75rem" />
            <Skeleton height="2.75rem" />
          </Stack>
        </Loading>
      )}
      {documents && (
        <List>
          {documents.map((one) => (
            <li key={one.name}>
              <DocumentButton orderId={orderId} document={one} isCancelled={isCancelled} />
            </li>
          ))}
        </List>
      )}
      {hasPackingLink && (
        <LinkButton to={`/user/orders/${orderId}/packing`} variant="secondary" isWide>
          List what's in your boxes
        </LinkButton>
      )}
    </TitledPanel>
  );
}

/** In columns where the panel is wide. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space(1)};
`;
