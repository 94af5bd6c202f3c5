import { Link, type To } from 'react-router-dom';
import { styled } from 'styled-components';
import { fromGraphqlEnum } from '../../data/enums';
import { Badge } from '../../design/Badge';
import { color } from '../../design/theme/colors';
import { radius, space, touchTarget, type } from '../../design/theme/tokens';
import { formatCount } from '../../lib/formats/formats';
import type { MailboxFilters } from './mailbox-filters';
import { STATUS_BADGES, STATUSES } from './mailbox-labels';
import type { StatusChipsFragment } from './StatusChips.generated';

interface StatusChipsProps {
  /** Undefined during the first load. */
  counts: StatusChipsFragment | undefined;
  filters: MailboxFilters;
  linkTo: (changed: Pick<MailboxFilters, 'status' | 'message'>) => To;
}

/** The server counts no further. */
const COUNTED_TO = 10_000;

/** Message counts by status, as links; failed ones first. */
export function StatusChips({ counts, filters, linkTo }: StatusChipsProps) {
  const to = (status: MailboxFilters['status']) => linkTo({ status, message: '' });
  return (
    <nav aria-label="Messages by state">
      <Chips>
        {STATUSES.map((status) => {
          const count = counts?.[fromGraphqlEnum(status)] ?? 0;
          return (
            <li key={status}>
              <Chip to={to(status)} aria-current={filters.status === status ? 'true' : undefined}>
                {STATUS_BADGES[status].label}{' '}
                <Badge tone={count > 0 ? STATUS_BADGES[status].tone : 'neutral'}>
                  {counts ? `${formatCount(count)}${count === COUNTED_TO ? '+' : ''}` : '–'}
                </Badge>
              </Chip>
            </li>
          );
        })}
        <li>
          <Chip to={to('')} aria-current={filters.status ? undefined : 'true'}>
            All messages
          </Chip>
        </li>
      </Chips>
    </nav>
  );
}

const Chips = styled.ul`display: flex; flex-wrap: wrap; gap: ${space(2)};`;

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touchTarget};
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  ${type('small', 600)}
  color: ${color.text};
  text-decoration: none;

  &:hover { border-color: ${color.accent}; }
  &[aria-current] { border-color: ${color.accent}; background: ${color.accentSoft}; color: ${color.accentStrong}; }
`;
