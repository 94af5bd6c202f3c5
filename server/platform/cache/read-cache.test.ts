import { describe, expect, it } from '@jest/globals';
import { ReadCache } from './read-cache.js';

describe('cache reads', () => {
  it('ask once, also when many ask at the same time', async () => {
    const cache = new ReadCache(() => true);
    let asked = 0;
    const load = async () => {
      asked += 1;
      return asked;
    };
    expect(await Promise.all([cache.getOrLoad('a', load), cache.getOrLoad('a', load)])).toEqual([1, 1]);
    expect(await cache.getOrLoad('a', load)).toBe(1);
    expect(await cache.getOrLoad('b', load)).toBe(2);
  });

  it('ask again after a change, also for an answer that was on its way', async () => {
    const cache = new ReadCache(() => true);
    let answer: (value: string) => void = () => {};
    const onItsWay = cache.getOrLoad('a', () => new Promise<string>((resolve) => (answer = resolve)));
    cache.invalidate();
    answer('old');
    expect(await onItsWay).toBe('old');
    expect(await cache.getOrLoad('a', async () => 'new')).toBe('new');
  });

  it('keep no failure', async () => {
    const cache = new ReadCache(() => true);
    await expect(cache.getOrLoad('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.getOrLoad('a', async () => 'up')).toBe('up');
  });

  it('keep nothing while changes cannot be heard', async () => {
    let hears = true;
    const cache = new ReadCache(() => hears);
    await cache.getOrLoad('a', async () => 'old');
    hears = false;
    expect(await cache.getOrLoad('a', async () => 'new')).toBe('new');
    expect(cache.version).toBeLessThan(0);
  });

  it('hold no more than their room, whatever is asked', async () => {
    const cache = new ReadCache(() => true, 10_000);
    let loads = 0;
    const ask = (question: string) =>
      cache.getOrLoad(question, async () => {
        loads += 1;
        return 'x'.repeat(999);
      });
    for (let no = 1; no <= 8; no += 1) await ask(`search ${no}`);
    await ask('search 1');
    expect(loads).toBe(8);
    for (let no = 9; no <= 200; no += 1) await ask(`search ${no}`);
    expect(cache.size).toBeLessThanOrEqual(10_000);
    await ask('search 1');
    expect(loads).toBe(201);
  });

  describe('while the database is unavailable', () => {
    const away = () => Promise.reject(Object.assign(new Error('away'), { code: '08006' }));

    it('give the last known answer for ten minutes, and no longer', async () => {
      let [hears, nowMs] = [true, 0];
      const cache = new ReadCache(
        () => hears,
        undefined,
        () => nowMs,
      );
      await cache.getOrLoad('a', async () => 'known');
      hears = false;
      nowMs = 10 * 60_000;
      expect(await cache.getOrLoad('a', away)).toBe('known');
      await expect(cache.getOrLoad('b', away)).rejects.toThrow('away');
      nowMs += 1;
      await expect(cache.getOrLoad('a', away)).rejects.toThrow('away');
    });

    it('give what was forgotten last when it cannot be asked anew', async () => {
      const cache = new ReadCache(() => true);
      await cache.getOrLoad('a', async () => 'old');
      cache.invalidate();
      cache.invalidate();
      expect(await cache.getOrLoad('a', away)).toBe('old');
      expect(await cache.getOrLoad('a', async () => 'new')).toBe('new');
      expect(await cache.getOrLoad('a', away)).toBe('new');
    });

    it('give no old answer in place of any other fault', async () => {
      const cache = new ReadCache(() => true);
      await cache.getOrLoad('a', async () => 'old');
      cache.invalidate();
      await expect(cache.getOrLoad('a', () => Promise.reject(new Error('a mistake')))).rejects.toThrow(
        'a mistake',
      );
    });
  });
});
