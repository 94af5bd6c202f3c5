import type { Ref } from 'react';
import { Text } from '../../design/Text';
import { type PageInfo, resultRangeText } from './page-numbers';

/** Which rows of how many are shown; announced on change, and focused by `ref`. */
export function ResultRange({ info, ref }: { info: PageInfo; ref?: Ref<HTMLParagraphElement> }) {
  return (
    <Text ref={ref} size="small" tone="textMuted" role="status" tabIndex={-1}>
      {resultRangeText(info)}
    </Text>
  );
}
