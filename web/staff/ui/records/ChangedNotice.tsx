import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../../../design/feedback/Notice';
import { space } from '../../../design/theme/tokens';

/** One changed field, as text. */
export interface Difference {
  /** The form's field. */
  readonly field: string;
  readonly label: string;
  readonly was: string;
  readonly now: string;
  /** The form's value, and what happens to it. */
  readonly typed?: string;
}

interface ChangedNoticeProps {
  title: string;
  /** The author and time of the change. */
  who?: string;
  /** Empty while loading. */
  differences?: readonly Difference[];
  /** The actions. */
  children: ReactNode;
}

/** Shows what somebody else has changed, beside the typed values; takes the focus. */
export function ChangedNotice({ title, who, differences = [], children }: ChangedNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="warn" isAnnounced title={title}>
        {who && <p>{who}</p>}
        {differences.length > 0 && (
          <Changes>
            {differences.map(({ field, label, was, now, typed }) => (
              <li key={field}>
                {label}: {was} → <strong>{now}</strong>
                {typed && ` (${typed})`}
              </li>
            ))}
          </Changes>
        )}
        {children}
      </Notice>
    </div>
  );
}

const Changes = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-block: ${space(2)} ${space(3)};
  overflow-wrap: anywhere;
`;
