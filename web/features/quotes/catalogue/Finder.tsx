import { Plus, Search, Settings2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { TextInput } from '../../../design/forms/inputs';
import { lazyOptional } from '../../../design/lazy-optional';
import { color } from '../../../design/theme/colors';
import { belowDesktop, space } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import type { Adding } from '../steps/AddItems';

interface FinderProps {
  search: string;
  onSearch: (search: string) => void;
  onAdd: (adding: Adding) => void;
  /** Called when a press is near. */
  onAddSoon: () => void;
}

/** Search, the two other ways to add, and how the items are shown. */
export function Finder({ search, onSearch, onAdd, onAddSoon }: FinderProps) {
  const [isOpen, setOpen] = useState(false);
  const options = useId();
  return (
    <div>
      <Row>
        <Searched>
          <VisuallyHidden>Search all items</VisuallyHidden>
          <Search aria-hidden="true" size={18} />
          <TextInput
            type="search"
            name="search"
            value={search}
            maxLength={100}
            placeholder="Search: sofa, bicycle…"
            onChange={(event) => onSearch(event.target.value)}
          />
        </Searched>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={options}
          onClick={() => setOpen(!isOpen)}
        >
          <Settings2 aria-hidden="true" size={18} />
          View<VisuallyHidden> options</VisuallyHidden>
        </Button>
        <Button
          variant="secondary"
          onPointerEnter={onAddSoon}
          onFocus={onAddSoon}
          onClick={() => onAdd({ name: '' })}
        >
          <Plus aria-hidden="true" size={18} />
          Add New Box
        </Button>
        <Button
          variant="secondary"
          onPointerEnter={onAddSoon}
          onFocus={onAddSoon}
          onClick={() => onAdd('list')}
        >
          Type your list
        </Button>
      </Row>
      <div id={options}>
        {isOpen && (
          <Suspense>
            <ViewOptions />
          </Suspense>
        )}
      </div>
    </div>
  );
}

const ViewOptions = lazyOptional(async () => (await import('./ViewOptions')).ViewOptions);

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto auto;
  gap: ${space(2)};

  ${belowDesktop} {
    display: flex;
    flex-wrap: wrap;
    button { padding-inline: ${space(2)}; }
    > :nth-child(1) { flex: 1 1 60%; }
    > :nth-child(n + 3) { flex: 1 1 40%; }
  }
`;

const Searched = styled.label`
  position: relative;

  > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: ${space(3)};
    translate: 0 -50%;
    color: ${color.textMuted};
    pointer-events: none;
  }

  > input { padding-inline-start: ${space(10)}; }
`;
