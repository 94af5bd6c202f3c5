import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { useListShape } from './use-list-shape';

interface FilterFoldProps {
  /** How many filters are on. */
  count: number;
  /** The filters, which a phone folds away behind a button. */
  children: (isPhone: boolean) => ReactNode;
}

/** Filters beside a search; on a phone a button opens them. */
export function FilterFold({ count, children }: FilterFoldProps) {
  const isPhone = useListShape() === 'cards';
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isPhone && (
        <Fold variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" size={18} />
          {count > 0 ? `Filter and sort (${count} on)` : 'Filter and sort'}
        </Fold>
      )}
      {(!isPhone || isOpen) && children(isPhone)}
    </>
  );
}

const Fold = styled(Button)`grid-column: 1 / -1;`;
