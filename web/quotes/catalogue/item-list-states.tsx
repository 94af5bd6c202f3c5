import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Text } from '../../ui/Text';

/** Skeletons of the first three items. */
export function LoadingItems() {
  return (
    <Loading label="Loading products...">
      {['first', 'second', 'third'].map((place) => (
        <Waiting key={place}>
          <Skeleton width="6.5rem" height="4.875rem" />
          <div>
            <Skeleton width="40%" height="1.5em" />
            <br />
            <Skeleton width="85%" />
          </div>
        </Waiting>
      ))}
    </Loading>
  );
}

/** For an empty category or search, with what to do next. */
export function NoItems({ category, search }: { category: string; search: string }) {
  return (
    <Empty>
      <Text tone="textMuted">
        {search ? `Nothing we list matches “${search}”.` : `No ${category} products available at the moment.`}
      </Text>
      <Text size="small" tone="textMuted">
        {search
          ? 'We can ship it by size.'
          : 'Anything in a box of its own can go: use Add New Box and give its size.'}
      </Text>
    </Empty>
  );
}

const Waiting = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(4)};
`;

const Empty = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(10)} ${space(4)};
  text-align: center;
`;
