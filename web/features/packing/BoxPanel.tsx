import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { Badge } from '../../design/Badge';
import { color } from '../../design/theme/colors';
import { motion, radius, space, touchTarget, type } from '../../design/theme/tokens';
import { plural } from '../../lib/formats/counts';
import { formatPounds } from '../../lib/formats/formats';
import { useSession } from '../../session/session';
import { BoxContents } from './BoxContents';
import { BoxForm } from './BoxForm';
import type { BoxPartsFragment } from './boxes.generated';
import { ScanTimes } from './ScanTimes';
import type { useDrafts } from './use-drafts';

interface BoxPanelProps {
  orderId: string;
  box: BoxPartsFragment;
  /** Boxes to copy from. */
  boxes: readonly BoxPartsFragment[];
  isEditable: boolean;
  isOpened: boolean;
  onToggle: () => void;
  /** Called after a save, to open the next box. */
  onNext: () => void;
  drafts: ReturnType<typeof useDrafts>;
}

/** One box: its name and progress; opened, its contents. */
export function BoxPanel({
  orderId,
  box,
  boxes,
  isEditable,
  isOpened,
  onToggle,
  onNext,
  drafts,
}: BoxPanelProps) {
  const isStaff = useSession().user?.role === 'admin';
  const { number, name, items, value } = box;
  const bodyId = `box-${number}`;
  const count = items.length;
  const hasDraft = drafts.draftOf(number) !== undefined;
  return (
    <Frame>
      <Head as="h2">
        <Toggle type="button" aria-expanded={isOpened} aria-controls={bodyId} onClick={onToggle}>
          <Titles>
            <span>
              Box {number} <Kind>{name}</Kind>
            </span>
            {hasDraft && !isOpened && <Badge tone="warn">Not saved</Badge>}
            {count > 0 ? (
              <Badge tone="good">
                {plural(count, 'entry', 'entries')}, {formatPounds(value.minorUnits)}
              </Badge>
            ) : (
              <Badge>Not described</Badge>
            )}
          </Titles>
          <Turned $isOpened={isOpened} aria-hidden="true" size={20} />
        </Toggle>
      </Head>
      <div id={bodyId} hidden={!isOpened}>
        {isOpened && (
          <Body>
            <ScanTimes scans={box.scans} isStaff={isStaff} />
            {isEditable ? (
              <BoxForm orderId={orderId} box={box} boxes={boxes} onNext={onNext} drafts={drafts} />
            ) : (
              <BoxContents items={items} />
            )}
          </Body>
        )}
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
`;

const Head = styled.div`${type('body', 600)}`;

const Toggle = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: ${touchTarget};
  padding: ${space(3)} ${space(4)};
  border: 0;
  border-radius: ${radius.large};
  background: transparent;
  ${type('body', 600)}
  text-align: start;
  cursor: pointer;
  transition: background ${motion.quick};

  &:hover { background: ${color.accentSoft}; }
`;

const Titles = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  overflow-wrap: anywhere;

  > :first-child { flex: 1 1 10rem; min-width: 0; }
`;

const Kind = styled.span`${type('small')} color: ${color.textMuted};`;

const Turned = styled(ChevronDown)<{ $isOpened: boolean }>`
  flex: none;
  rotate: ${({ $isOpened }) => ($isOpened ? '180deg' : '0deg')};
  transition: rotate ${motion.quick};
`;

const Body = styled.div`padding: ${space(2)} ${space(4)} ${space(4)};`;
