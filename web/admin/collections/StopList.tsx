import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { space, type } from '../../theme/tokens';
import { Stack } from '../../ui/Stack';
import type { Selection } from '../ui/lists/use-selection';
import { areaName, countText, cubicMetres } from './collection-text';
import { StopItem } from './StopItem';
import type { StopListFragment } from './StopList.generated';

interface StopListProps {
  areas: StopListFragment['areas'];
  stops: StopListFragment['nodes'];
  selection: Pick<Selection<unknown>, 'isSelected' | 'toggle'>;
  onCollect: (id: string) => void;
}

/** A page's stops by district; each district's totals are for the whole day. */
export function StopList({ areas, stops, selection, onCollect }: StopListProps) {
  const here = Map.groupBy(stops, ({ outwardCode }) => outwardCode);
  return (
    <Stack gap={6}>
      {areas
        .filter(({ outwardCode }) => here.has(outwardCode))
        .map(({ outwardCode, stopCount, collectedCount, pieces, volumeCm3 }) => (
          <Area key={outwardCode} aria-label={areaName(outwardCode)}>
            <Head>
              <h2>{areaName(outwardCode)}</h2>
              <p>
                {countText(stopCount, 'stop')}, {countText(pieces, 'piece')}, {cubicMetres(volumeCm3)}
                {collectedCount > 0 && `, ${collectedCount} collected`}
                {stopCount > (here.get(outwardCode)?.length ?? 0) && ' in all, also on other pages'}
              </p>
            </Head>
            <Stops>
              {here.get(outwardCode)?.map((stop) => (
                <StopItem
                  key={stop.id}
                  stop={stop}
                  isSelected={selection.isSelected(stop.id)}
                  onToggle={() => selection.toggle(stop.id)}
                  onCollect={() => onCollect(stop.id)}
                />
              ))}
            </Stops>
          </Area>
        ))}
    </Stack>
  );
}

const Area = styled.section`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(2)};`;
const Stops = styled.ul`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(2)};`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  break-after: avoid;

  h2 { ${type('title', 650)} }
  p { ${type('small')} color: ${color.textMuted}; }
`;
