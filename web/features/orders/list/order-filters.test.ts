import { describe, expect, it } from '@jest/globals';
import { ORDER_FILTERS } from './order-filters';

const { read: readFilters, write: writeFilters, areActive } = ORDER_FILTERS;

describe('the filters of the orders in an address', () => {
  it.each(['', 'search=HL-100001', 'search=grand+piano&status=IN_TRANSIT&range=LAST_30&page=3'])(
    'are read and written again alike: %s',
    (address) => {
      expect(writeFilters(readFilters(new URLSearchParams(address))).toString()).toBe(address);
    },
  );

  it.each(['status=lost', 'range=yesterday', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'search=+++'])(
    'are none when they make no sense: %s',
    (address) => {
      const filters = readFilters(new URLSearchParams(address));
      expect(filters).toEqual({ search: '', status: '', range: 'ALL', page: 1 });
      expect(areActive(filters)).toBe(false);
    },
  );
});
