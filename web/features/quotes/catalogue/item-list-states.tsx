import { styled } from 'styled-components';
import { Loading, Skeleton } from '../../../design/feedback/Skeleton';
import { Text } from '../../../design/Text';
import { space } from '../../../design/theme/tokens';

/** Skeletons of the first items. */
export function LoadingItems() {
  return (
    <Loading label="Loading products..." isVisible>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <Waiting key={place}>
          <Skeleton width="4rem" height="3rem" />
          <div>
            <Skeleton width="40%" />
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
        {search ? `No match for “${search}”.` : `No ${category} products available at the moment.`}
      </Text>
      <Text size="small" tone="textMuted">
        {search
          ? 'Add it as your own item: we only need its size.'
          : "To ship something that isn't listed, choose Add New Box and enter its size."}
      </Text>
    </Empty>
  );
}

const Waiting = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)};
`;

const Empty = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(10)} ${space(4)};
  text-align: center;
`;
