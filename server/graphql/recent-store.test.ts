import { describe, expect, it } from '@jest/globals';
import { RecentStore } from './recent-store.js';

describe('a store of recent values', () => {
  it('lets the one unused for longest go', async () => {
    const store = new RecentStore<number>(2);
    await store.set('a', 1);
    await store.set('b', 2);
    await store.get('a');
    await store.set('c', 3);
    expect([await store.get('a'), await store.get('b'), await store.get('c')]).toEqual([1, undefined, 3]);
  });

  it('holds no more than it has room for, however many come', async () => {
    const store = new RecentStore<number>(200);
    for (let no = 0; no < 10_000; no += 1) await store.set(String(no), no);
    expect(store.count).toBe(200);
  });

  it('counts a value that comes again once, and forgets what is deleted', async () => {
    const store = new RecentStore<number>(2);
    await store.set('a', 1);
    await store.set('a', 2);
    expect([store.count, await store.get('a')]).toEqual([1, 2]);
    expect(await store.delete('a')).toBe(true);
    expect(await store.get('a')).toBeUndefined();
  });
});
