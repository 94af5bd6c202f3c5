import { styled } from 'styled-components';
import { Stack } from '../../design/Stack';
import { color } from '../../design/theme/colors';
import { space, type } from '../../design/theme/tokens';
import { cubicMetres } from '../ui/cubic-metres';
import type { Selection } from '../ui/lists/use-selection';
import { areaName, countText } from './collection-text';
import { StopItem } from './StopItem';
import type { StopListFragment } from './StopList.generated';
import type { StopMove } from './use-stop-order';

interface StopListProps {
  areas: StopListFragment['areas'];
  stops: StopListFragment['nodes'];
  selection: Pick<Selection<unknown>, 'isSelected' | 'toggle'>;
  onCollect: (id: string) => void;
  /** Of the whole day. */
  stopCount: number;
  onMove: (moved: StopListFragment['nodes'][number], to: number, by: StopMove) => void;
}

/** A page's stops by district; each district's totals are for the whole day. */
export function StopList({ areas, stops, selection, onCollect, stopCount, onMove }: StopListProps) {
  const here = Map.groupBy(stops, ({ outwardCode }) => outwardCode);
  const runs = runsOf(stops);
  return (
    <Stack gap={6}>
      {runs.map((run, index) => {
        const [first] = run;
        const area = areas.find(({ outwardCode }) => outwardCode === first?.outwardCode);
        if (!first || !area) return null;
        const name = areaName(area.outwardCode);
        const isAgain = runs.findIndex(([one]) => one?.outwardCode === area.outwardCode) < index;
        const hasMore = area.stopCount > (here.get(area.outwardCode)?.length ?? 0);
        return (
          <Area key={first.order.id} aria-label={isAgain ? `${name} again` : name}>
            <Head>
              <h2>{name}</h2>
              {isAgain ? <p>again</p> : <p>{areaText(area, hasMore)}</p>}
            </Head>
            <Stops>
              {run.map((stop) => (
                <StopItem
                  key={stop.order.id}
                  stop={stop}
                  isSelected={selection.isSelected(stop.order.id)}
                  onToggle={() => selection.toggle(stop.order.id)}
                  onCollect={() => onCollect(stop.order.id)}
                  stopCount={stopCount}
                  onMove={(to, by) => onMove(stop, to, by)}
                  onDropped={(id) => {
                    const dropped = stops.find(({ order }) => order.id === id);
                    if (dropped && dropped !== stop) onMove(dropped, stop.stop, 'drag');
                  }}
                />
              ))}
            </Stops>
          </Area>
        );
      })}
    </Stack>
  );
}

function areaText(
  { stopCount, collectedCount, pieces, volumeCm3 }: StopListFragment['areas'][number],
  hasMore: boolean,
): string {
  const sums = [countText(stopCount, 'stop'), countText(pieces, 'piece'), cubicMetres(volumeCm3)];
  if (collectedCount > 0) sums.push(`${collectedCount} collected`);
  return sums.join(', ') + (hasMore ? ' in all, also on other pages' : '');
}

/** Runs of neighbouring stops of one district; a district occurs twice when others are between. */
function runsOf(stops: StopListFragment['nodes']): StopListFragment['nodes'][] {
  const runs: StopListFragment['nodes'][] = [];
  for (const stop of stops) {
    const last = runs.at(-1);
    if (last && last[0]?.outwardCode === stop.outwardCode) last.push(stop);
    else runs.push([stop]);
  }
  return runs;
}

/** Blocks in print: a heading stays with its first stop. */
const Area = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  @media print { display: block; }
`;
const Stops = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  @media print { display: block; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  break-after: avoid;

  h2 { ${type('title', 650)} }
  p { ${type('small')} color: ${color.textMuted}; }
`;
