import { describe, expect, it } from '@jest/globals';
import { DESTINATION_KEYS } from '../../../../rules/destinations';
import { seaLane } from '../sea-lanes';
import { mapRouteTo } from './map-route';

describe('the way of a shipment on the map', () => {
  it('to Perth ends in Perth and does not pass it on the way to Sydney', () => {
    const { points, endsAtPort } = mapRouteTo('australia', 'Perth');
    expect(points.at(-1)).toEqual([115.9, -32]);
    expect(Math.max(...points.map(([longitude]) => longitude))).toBeLessThan(117);
    expect(endsAtPort).toBeNull();
  });

  it('to a city beyond the port goes through the port', () => {
    expect(mapRouteTo('canada', 'Montréal').points).toContainEqual(seaLane('canada').points.at(-1));
    expect(mapRouteTo('australia', 'Brisbane').points).toContainEqual(seaLane('australia').points.at(-1));
  });

  it.each(DESTINATION_KEYS)(
    'to a place in %s that is not known ends at its port, and says so',
    (destination) => {
      const { points, port } = seaLane(destination);
      expect(mapRouteTo(destination, 'Nowhere')).toEqual({ points, endsAtPort: port });
    },
  );

  it('knows a city however it is spelt', () => {
    expect(mapRouteTo('canada', ' montreal ').points.at(-1)).toEqual([-73.6, 45.5]);
    expect(mapRouteTo('usa', 'New York City').endsAtPort).toBeNull();
    expect(mapRouteTo('newzealand', 'Hamilton').points.at(-1)).not.toEqual(
      mapRouteTo('canada', 'Hamilton').points.at(-1),
    );
  });
});
