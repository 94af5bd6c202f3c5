import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { useListShape } from './use-list-shape';

interface FilterDisclosureProps {
  /** How many filters are on. */
  count: number;
  /** The filters, which a phone folds away behind a button. */
  children: (isPhone: boolean) => ReactNode;
}

/** Filters beside a search; on a phone a button opens them. */
export function FilterDisclosure({ count, children }: FilterDisclosureProps) {
  const isPhone = useListShape() === 'cards';
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isPhone && (
        <ToggleButton variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" size={18} />
          {count > 0 ? `Filter and sort (${count} on)` : 'Filter and sort'}
        </ToggleButton>
      )}
      {(!isPhone || isOpen) && children(isPhone)}
    </>
  );
}

const ToggleButton = styled(Button)`grid-column: 1 / -1;`;
