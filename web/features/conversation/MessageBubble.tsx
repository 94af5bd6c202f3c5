import type { FragmentType } from '@apollo/client/masking';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge } from '../../design/Badge';
import { Button } from '../../design/Button';
import { Row } from '../../design/Stack';
import { color } from '../../design/theme/colors';
import { radius, space, type } from '../../design/theme/tokens';
import { plural } from '../../lib/formats/counts';
import { formatTime } from '../../lib/formats/short-dates';
import { Attachments } from '../files/Attachments';
import type { AttachedFileFragment } from '../files/attached-file.generated';
import { MessageBubbleFragmentDoc } from './MessageBubble.generated';
import type { UnsentMessage } from './outbox';

interface MessageBubbleProps {
  message: FragmentType<typeof MessageBubbleFragmentDoc>;
  /** Written by the reader's side. */
  isOurs: boolean;
  isNew: boolean;
  /** Secret of the link to a request, in place of the session. */
  linkSecret: string | undefined;
}

/** A delivered message: author, time, and whether the other side has read it. */
export function MessageBubble({ message, isOurs, isNew, linkSecret }: MessageBubbleProps) {
  const { author, isMine, body, createdAt, readAt, files } = useFragmentData(
    MessageBubbleFragmentDoc,
    message,
  );
  return (
    <Bubble isOurs={isOurs} author={isMine ? 'You' : author} {...{ body, files, linkSecret }}>
      <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      {isOurs && readAt && <span>Seen</span>}
      {isNew && <Badge tone="accent">New</Badge>}
    </Bubble>
  );
}

interface UnsentBubbleProps {
  message: UnsentMessage;
  onRetry: () => void;
  onEdit: () => void;
}

/** A message being sent, or one that failed and can be retried. */
export function UnsentBubble({ message: { body, files, failure }, onRetry, onEdit }: UnsentBubbleProps) {
  return (
    <Bubble isOurs author="You" body={body}>
      {files.length > 0 && <span>With {plural(files.length, 'file')}</span>}
      {failure === null ? (
        <span>Sending…</span>
      ) : (
        <>
          <Failure>Not sent. {failure}</Failure>
          <Row gap={2}>
            <Button variant="secondary" onClick={onRetry}>
              Retry
            </Button>
            <Button variant="quiet" onClick={onEdit}>
              Edit
            </Button>
          </Row>
        </>
      )}
    </Bubble>
  );
}

interface BubbleProps {
  isOurs: boolean;
  author: string;
  body: string;
  files?: readonly AttachedFileFragment[];
  linkSecret?: string | undefined;
  /** Time and delivery state. */
  children: ReactNode;
}

/** One message beside its author; its children say when it was sent. */
function Bubble({ isOurs, author, body, files = [], linkSecret, children }: BubbleProps) {
  return (
    <Item $isOurs={isOurs}>
      <Author>{author}</Author>
      <Body $isOurs={isOurs}>{body}</Body>
      <Attachments files={files} isOurs={isOurs} linkSecret={linkSecret} />
      <Facts>{children}</Facts>
    </Item>
  );
}

const Item = styled.li<{ $isOurs: boolean }>`
  display: grid;
  justify-items: ${({ $isOurs }) => ($isOurs ? 'end' : 'start')};
  justify-self: ${({ $isOurs }) => ($isOurs ? 'end' : 'start')};
  gap: ${space(1)};
  max-width: 88%;
`;

const Author = styled.p`${type('caption', 600)} color: ${color.textMuted}; overflow-wrap: anywhere;`;

const Body = styled.p<{ $isOurs: boolean }>`
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.large};
  ${({ $isOurs }) => ($isOurs ? 'border-end-end-radius' : 'border-end-start-radius')}: ${radius.small};
  background: ${({ $isOurs }) => ($isOurs ? color.accentSoft : color.surfaceSunken)};
  color: ${color.text};
  ${type('small')}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  ${type('caption')}
  color: ${color.textMuted};
`;

const Failure = styled.span`color: ${color.bad};`;
