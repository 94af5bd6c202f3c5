import { Suspense } from 'react';
import { styled } from 'styled-components';
import { lazyOptional } from '../../design/lazy-optional';
import type { AttachmentListProps } from './AttachmentList';
import { THUMBNAIL } from './thumbnail';

const AttachmentList = lazyOptional(() => import('./AttachmentList').then((module) => module.AttachmentList));

/** Attached files, whose code loads when there are some, into a reserved space. */
export function Attachments(props: AttachmentListProps) {
  if (props.files.length === 0) return null;
  const hasPictures = props.files.some(({ type }) => type !== 'application/pdf');
  return (
    <Suspense fallback={<Place $isHigh={hasPictures} />}>
      <AttachmentList {...props} />
    </Suspense>
  );
}

const Place = styled.div<{ $isHigh: boolean }>`
  height: ${({ $isHigh }) => ($isHigh ? THUMBNAIL : '2.75rem')};
`;
