import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { radius, space, type } from '../theme/tokens';

export type NoticeKind = 'info' | 'good' | 'warn' | 'bad';

interface NoticeProps {
  kind?: NoticeKind;
  title?: string;
  children?: ReactNode;
  /** Announced when it appears: a bad notice at once, others politely. Off for text that is part of the page. */
  isAnnounced?: boolean;
}

/** A framed message in the page. Bad news is announced by default. */
export function Notice({ kind = 'info', title, children, isAnnounced = kind === 'bad' }: NoticeProps) {
  const Icon = icons[kind];
  const liveRole = kind === 'bad' ? 'alert' : 'status';
  return (
    <Frame $kind={kind} role={isAnnounced ? liveRole : undefined}>
      <Icon aria-hidden="true" size={20} />
      <div>
        {title && <Title>{title}</Title>}
        {children}
      </div>
    </Frame>
  );
}

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

const tones = {
  info: { ground: color.accentSoft, sign: color.accent },
  good: { ground: color.goodSoft, sign: color.good },
  warn: { ground: color.warnSoft, sign: color.warn },
  bad: { ground: color.badSoft, sign: color.bad },
};

const Frame = styled.div<{ $kind: NoticeKind }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${({ $kind }) => tones[$kind].ground};
  color: ${color.text};
  ${type('small')}
  overflow-wrap: anywhere;

  > svg { margin-block-start: 0.05rem; color: ${({ $kind }) => tones[$kind].sign}; }
`;

const Title = styled.p`${type('small', 650)}`;
