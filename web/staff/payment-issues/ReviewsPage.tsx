import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { busyIndicator } from '../../design/feedback/busy-indicator';
import { EmptyState } from '../../design/feedback/EmptyState';
import { Skeleton } from '../../design/feedback/Skeleton';
import { color } from '../../design/theme/colors';
import { radius, space, touchTarget, type } from '../../design/theme/tokens';
import { defineFilters, flagParam, pageParam } from '../../lib/lists/filters';
import { useFilters } from '../../lib/lists/use-filters';
import { usePagedList } from '../../lib/lists/use-paged-list';
import { ListPage } from '../ui/lists/ListPage';
import { RecordRefundSent } from './RecordRefundSent';
import { ResolveReview } from './ResolveReview';
import { ReviewCard } from './ReviewCard';
import { type PaymentIssueListQuery, usePaymentIssueListQuery } from './reviews.generated';
import { WaitingRefunds } from './WaitingRefunds';

type Review = PaymentIssueListQuery['adminPaymentIssues']['nodes'][number];

const REVIEW_FILTERS = defineFilters({ resolved: flagParam, page: pageParam });

/** /admin/reviews: payments that do not match our records; open or resolved, as in the address. */
export function ReviewsPage() {
  const { filters, change, linkTo } = useFilters(REVIEW_FILTERS);
  const { resolved } = filters;
  const query = usePagedList(
    usePaymentIssueListQuery({ variables: filters, fetchPolicy: 'cache-and-network' }),
    (data) => data.adminPaymentIssues,
    change,
    // Rows of the other choice would be mislabelled; another page of the same choice replaces this one.
    ({ nodes }) => nodes.some(({ resolvedAt }) => Boolean(resolvedAt) === resolved),
  );
  const [resolving, setResolving] = useState<Review | null>(null);
  // As it is now; no longer listed when somebody else has resolved it.
  const open = resolving && (query.list?.nodes.find(({ id }) => id === resolving.id) ?? resolving);
  const [sent, setSent] = useState<{ readonly review: Review; readonly refundId: string } | null>(null);
  const sentRefund = sent?.review.refunds.find(({ id }) => id === sent.refundId);

  return (
    <ListPage
      intro="Payments that don't match our records. Each stays here until someone resolves it with a note."
      filters={
        <nav aria-label="Which payments">
          <Choice>
            <li>
              <Which to={linkTo({ resolved: false })} aria-current={resolved ? undefined : 'true'}>
                Open
              </Which>
            </li>
            <li>
              <Which to={linkTo({ resolved: true })} aria-current={resolved ? 'true' : undefined}>
                Resolved
              </Which>
            </li>
          </Choice>
        </nav>
      }
      query={query}
      itemsName="payments to review"
      skeleton={<Skeleton height="24rem" />}
      linkTo={linkTo}
      dialogs={
        <>
          {sent && sentRefund && <RecordRefundSent refund={sentRefund} onClose={() => setSent(null)} />}
          {open && <ResolveReview review={open} onClose={() => setResolving(null)} />}
        </>
      }
    >
      {({ nodes }) => (
        <>
          {!resolved && <WaitingRefunds />}
          {nodes.length === 0 && <NoReviews resolved={resolved} />}
          <Cards aria-busy={query.isStale}>
            {nodes.map((review) => (
              <li key={review.id}>
                <ReviewCard
                  review={review}
                  onResolve={() => setResolving(review)}
                  onSent={(refundId) => setSent({ review, refundId })}
                />
              </li>
            ))}
          </Cards>
        </>
      )}
    </ListPage>
  );
}

function NoReviews({ resolved }: { resolved: boolean }) {
  return (
    <EmptyState
      title={resolved ? 'No resolved payments yet' : 'No payments to review'}
      picture={<CircleCheck size={40} strokeWidth={1.5} />}
    >
      {resolved
        ? 'Resolved payments appear here, each with its note.'
        : "Every payment matches an order. Payments that don't match appear here."}
    </EmptyState>
  );
}

const Choice = styled.ul`display: flex; gap: ${space(2)};`;
const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  ${busyIndicator}
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
