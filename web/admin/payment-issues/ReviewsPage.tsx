import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { errorMessage } from '../../apollo/error-message';
import { color } from '../../theme/colors';
import { radius, space, touchTarget, type } from '../../theme/tokens';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Pager } from '../../ui/lists/Pager';
import { readPage } from '../../ui/lists/url-params';
import { useLastPage } from '../../ui/lists/use-last-page';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { ResultRange } from '../ui/lists/ResultRange';
import { RecordRefundSent } from './RecordRefundSent';
import { ResolveReview } from './ResolveReview';
import { ReviewCard } from './ReviewCard';
import {
  type ReviewedPaymentFragment,
  type ReviewedRefundFragment,
  usePaymentIssueListQuery,
} from './reviews.generated';

/** /admin/reviews: payments that do not match our records; open or resolved, as in the address. */
export function ReviewsPage() {
  const [query, setQuery] = useSearchParams();
  const { page, resolved } = readQuery(query);
  const { data, previousData, error, refetch } = usePaymentIssueListQuery({
    variables: { page, resolved },
    fetchPolicy: 'cache-and-network',
  });
  const last = (data ?? (error ? undefined : previousData))?.adminPaymentIssues;
  // Rows of the other choice would be mislabelled; another page of the same choice replaces this one.
  const isSame = last?.nodes.some(({ resolvedAt }) => Boolean(resolvedAt) === resolved);
  const list = data || isSame ? last : undefined;
  useLastPage(data?.adminPaymentIssues.pageInfo, (last) =>
    setQuery(writeQuery(last, resolved), { replace: true }),
  );
  const [resolving, setResolving] = useState<ReviewedPaymentFragment | null>(null);
  // With its refetched state; no longer listed when somebody else has resolved it.
  const open = resolving && (list?.nodes.find(({ id }) => id === resolving.id) ?? resolving);
  const [sent, setSent] = useState<{
    readonly review: ReviewedPaymentFragment;
    readonly refund: ReviewedRefundFragment;
  } | null>(null);
  const refetchQuietly = () => refetch().catch(() => {});

  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={1}>
          <PageHeading title="Payments to review" />
          <Text size="small" tone="textMuted">
            Money that does not match what we know. Each stays here until somebody has looked into it and
            written what was found.
          </Text>
        </Stack>
        <nav aria-label="Which payments">
          <Choice>
            <li>
              <Which to={{ search: '' }} aria-current={resolved ? undefined : 'true'}>
                Open
              </Which>
            </li>
            <li>
              <Which to={{ search: 'resolved=true' }} aria-current={resolved ? 'true' : undefined}>
                Resolved
              </Which>
            </li>
          </Choice>
        </nav>
        {error && (
          <ErrorPanel
            title="Error loading payments to review"
            message={errorMessage(error)}
            onRetry={() => void refetchQuietly()}
          />
        )}
        {!list && !error && (
          <Loading label="Loading payments to review...">
            <Skeleton height="24rem" />
          </Loading>
        )}
        {list && (
          <Stack gap={3}>
            <ResultRange info={list.pageInfo} />
            {list.nodes.length === 0 && (
              <EmptyState
                title={resolved ? 'Nothing has been resolved yet' : 'No payments to review'}
                picture={<CircleCheck size={40} strokeWidth={1.5} />}
              >
                {resolved
                  ? 'What is resolved is kept here with the note of who did it.'
                  : 'Every payment matches an order. A payment that does not would be listed here.'}
              </EmptyState>
            )}
            <Cards aria-busy={!data}>
              {list.nodes.map((review) => (
                <li key={review.id}>
                  <ReviewCard
                    review={review}
                    onResolve={() => setResolving(review)}
                    onSent={(refund) => setSent({ review, refund })}
                  />
                </li>
              ))}
            </Cards>
            <Pager
              label="Pages of payments to review"
              info={list.pageInfo}
              toPage={(one) => ({ search: writeQuery(one, resolved).toString() })}
            />
          </Stack>
        )}
      </Stack>
      {sent && <RecordRefundSent {...sent} onDone={refetchQuietly} onClose={() => setSent(null)} />}
      {open && <ResolveReview review={open} onDone={refetchQuietly} onClose={() => setResolving(null)} />}
    </Page>
  );
}

function readQuery(query: URLSearchParams) {
  return {
    page: readPage(query),
    resolved: query.get('resolved') === 'true',
  };
}

function writeQuery(page: number, resolved: boolean): URLSearchParams {
  return new URLSearchParams({
    ...(resolved && { resolved: 'true' }),
    ...(page > 1 && { page: String(page) }),
  });
}

const Choice = styled.ul`display: flex; gap: ${space(2)};`;
const Cards = styled.ul`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(4)};

  &[aria-busy='true'] { opacity: 0.6; }
`;

const Which = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  padding: ${space(1)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  ${type('small', 600)}
  color: ${color.text};
  text-decoration: none;

  &:hover { border-color: ${color.accent}; }
  &[aria-current] { border-color: ${color.accent}; background: ${color.accentSoft}; color: ${color.accentStrong}; }
`;
