import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { color } from '../../design/theme/colors';
import { from, radius, space, touchTarget, type } from '../../design/theme/tokens';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { type PageInfo, pageNumbers } from './page-numbers';

interface PagerProps {
  info: PageInfo;
  /** The address of a page. */
  toPage: (page: number) => To;
  /** Accessible name: "Pages of orders". */
  label: string;
}

/** Links to the pages of a list; empty for a single page. Narrow screens have Previous and Next only. */
export function Pager({ info: { page, totalPages: pages }, toPage, label }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label}>
      <List>
        <li>
          <Step to={toPage(page - 1)} isOff={page <= 1}>
            <ChevronLeft aria-hidden="true" size={18} />
            Previous
          </Step>
        </li>
        {pageNumbers(page, pages).map((one, index, all) => (
          <Numbered key={one ?? `after ${all[index - 1]}`}>
            {one === null ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              <PageLink to={toPage(one)} aria-current={one === page ? 'page' : undefined}>
                <VisuallyHidden>Page </VisuallyHidden>
                {one}
              </PageLink>
            )}
          </Numbered>
        ))}
        <li>
          <Step to={toPage(page + 1)} isOff={page >= pages}>
            Next
            <ChevronRight aria-hidden="true" size={18} />
          </Step>
        </li>
      </List>
    </nav>
  );
}

function Step({ to, isOff, children }: { to: To; isOff: boolean; children: ReactNode }) {
  return isOff ? <Off aria-hidden="true">{children}</Off> : <PageLink to={to}>{children}</PageLink>;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};

  ${from.tablet} { justify-content: flex-start; }
`;

const Numbered = styled.li`
  display: none;
  ${from.tablet} { display: block; }
`;

const box = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  padding-inline: ${space(3)};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  ${type('small', 600)}
  font-variant-numeric: tabular-nums;
`;

const PageLink = styled(Link)`
  ${box}
  border-color: ${color.line};
  background: ${color.surfaceRaised};
  color: ${color.text};
  text-decoration: none;

  &:hover { border-color: ${color.accent}; color: ${color.accent}; }
  &[aria-current='page'] { border-color: ${color.accent}; background: ${color.accentSoft}; color: ${color.accentStrong}; }
`;

const Off = styled.span`${box} color: ${color.textMuted};`;
const Gap = styled.span`${box} color: ${color.textMuted};`;
