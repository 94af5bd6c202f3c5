import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../../design/IconButton';
import { color } from '../../design/theme/colors';
import { ScreenOnly } from './print-styles';
import type { StopMove } from './use-stop-order';

/** Marks a dragged stop, so that nothing else is taken for one. */
const STOP_TYPE = 'application/x-stop';

interface StopHandleProps {
  id: string;
  number: string;
  stop: number;
  stopCount: number;
  onMove: (stop: number, by: StopMove) => void;
}

/** Moves a stop: by buttons, or dragged by its grip where there is a mouse. */
export function StopHandle({ id, number, stop, stopCount, onMove }: StopHandleProps) {
  return (
    <Handle>
      <Grip
        draggable
        aria-hidden="true"
        title="Drag to another place"
        onDragStart={({ dataTransfer, currentTarget }) => {
          dataTransfer.setData(STOP_TYPE, id);
          dataTransfer.effectAllowed = 'move';
          const item = currentTarget.closest('li');
          if (item) dataTransfer.setDragImage(item, 0, 0);
        }}
      >
        <GripVertical size={18} />
      </Grip>
      <Move
        label={`Move ${number} earlier`}
        data-move={`earlier ${id}`}
        aria-disabled={stop === 1}
        onClick={() => onMove(stop - 1, 'earlier')}
      >
        <ChevronUp aria-hidden="true" size={20} />
      </Move>
      <Move
        label={`Move ${number} later`}
        data-move={`later ${id}`}
        aria-disabled={stop === stopCount}
        onClick={() => onMove(stop + 1, 'later')}
      >
        <ChevronDown aria-hidden="true" size={20} />
      </Move>
    </Handle>
  );
}

/** For the item that a stop is dropped on: it takes its place. */
export function dropOn(onDrop: (id: string) => void) {
  return {
    onDragOver: (event: React.DragEvent) => {
      if (event.dataTransfer.types.includes(STOP_TYPE)) event.preventDefault();
    },
    onDrop: (event: React.DragEvent) => {
      const id = event.dataTransfer.getData(STOP_TYPE);
      if (!id) return;
      event.preventDefault();
      onDrop(id);
    },
  };
}

const Handle = styled(ScreenOnly)`
  display: grid;
  justify-items: center;
`;

/** Small enough that a stop is no taller for them. */
const Move = styled(IconButton)`
  @media (pointer: fine) { height: 1.75rem; }
`;

const Grip = styled.span`
  display: none;
  color: ${color.textMuted};
  cursor: grab;
  @media (pointer: fine) { display: block; }
`;
