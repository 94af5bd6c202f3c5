import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { space } from '../../../theme/tokens';
import { Notice } from '../../../ui/feedback/Notice';

/** Something that is not what it was, in words. */
export interface Difference {
  /** Its place in the form. */
  readonly field: string;
  readonly label: string;
  readonly was: string;
  readonly now: string;
  /** What stands in the form instead, and what becomes of it. */
  readonly typed?: string;
}

interface ChangedNoticeProps {
  title: string;
  /** Who did it and when. */
  who?: string;
  /** Nothing while they are being loaded. */
  differences?: readonly Difference[];
  /** What can be done about it. */
  children: ReactNode;
}

/** Says what somebody else has changed meanwhile, beside what was typed; takes the focus. */
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
