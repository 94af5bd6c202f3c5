import { useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../../../design/theme/colors';
import { radius } from '../../../design/theme/tokens';
import { useStoredChoice } from '../../../session/stored-choice';
import { ItemPage } from './ItemPage';

interface ItemListProps {
  category: string;
  /** Searches every category when not empty. */
  search: string;
  /** Adds what was searched as an item of the customer's own. */
  onOwnItem: (name: string) => void;
}

/** The items of a category or a search, at prices to the destination; 100 at first, more on request. */
export function ItemList({ category, search, onOwnItem }: ItemListProps) {
  const [count, setCount] = useState(1);
  const view = useStoredChoice('itemView');
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <ItemFrame data-view={view}>
      {pages.map((page) => (
        <ItemPage
          key={page}
          page={page}
          category={category}
          search={search}
          onOwnItem={onOwnItem}
          onMore={page === count ? () => setCount(count + 1) : undefined}
        />
      ))}
    </ItemFrame>
  );
}

/** Around the items, and around their placeholders. */
export const ItemFrame = styled.div`
  overflow: clip;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
`;
