import { describe, expect, it } from '@jest/globals';
import { KeptReads } from './read-cache.js';

describe('kept reads', () => {
  it('ask once, also when many ask at the same time', async () => {
    const kept = new KeptReads(() => true);
    let asked = 0;
    const load = async () => {
      asked += 1;
      return asked;
    };
    expect(await Promise.all([kept.keep('a', load), kept.keep('a', load)])).toEqual([1, 1]);
    expect(await kept.keep('a', load)).toBe(1);
    expect(await kept.keep('b', load)).toBe(2);
  });

  it('ask again after a change, also for an answer that was on its way', async () => {
    const kept = new KeptReads(() => true);
    let answer: (value: string) => void = () => {};
    const onItsWay = kept.keep('a', () => new Promise<string>((resolve) => (answer = resolve)));
    kept.forget();
    answer('old');
    expect(await onItsWay).toBe('old');
    expect(await kept.keep('a', async () => 'new')).toBe('new');
  });

  it('keep no failure', async () => {
    const kept = new KeptReads(() => true);
    await expect(kept.keep('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await kept.keep('a', async () => 'up')).toBe('up');
  });

  it('keep nothing while changes cannot be heard', async () => {
    let hears = true;
    const kept = new KeptReads(() => hears);
    await kept.keep('a', async () => 'old');
    hears = false;
    expect(await kept.keep('a', async () => 'new')).toBe('new');
    expect(kept.version).toBeLessThan(0);
  });

  it('hold no more than their room, whatever is asked', async () => {
    const kept = new KeptReads(() => true, 10_000);
    let loads = 0;
    const ask = (question: string) =>
      kept.keep(question, async () => {
        loads += 1;
        return 'x'.repeat(999);
      });
    for (let no = 1; no <= 8; no += 1) await ask(`search ${no}`);
    await ask('search 1');
    expect(loads).toBe(8);
    for (let no = 9; no <= 200; no += 1) await ask(`search ${no}`);
    expect(kept.size).toBeLessThanOrEqual(10_000);
    await ask('search 1');
    expect(loads).toBe(201);
  });

  describe('while the database is unavailable', () => {
    const away = () => Promise.reject(Object.assign(new Error('away'), { code: '08006' }));

    it('give the last known answer for ten minutes, and no longer', async () => {
      let [hears, nowMs] = [true, 0];
      const kept = new KeptReads(
        () => hears,
        undefined,
        () => nowMs,
      );
      await kept.keep('a', async () => 'known');
      hears = false;
      nowMs = 10 * 60_000;
      expect(await kept.keep('a', away)).toBe('known');
      await expect(kept.keep('b', away)).rejects.toThrow('away');
      nowMs += 1;
      await expect(kept.keep('a', away)).rejects.toThrow('away');
    });

    it('give what was forgotten last when it cannot be asked anew', async () => {
      const kept = new KeptReads(() => true);
      await kept.keep('a', async () => 'old');
      kept.forget();
      kept.forget();
      expect(await kept.keep('a', away)).toBe('old');
      expect(await kept.keep('a', async () => 'new')).toBe('new');
      expect(await kept.keep('a', away)).toBe('new');
    });

    it('give no old answer in place of any other fault', async () => {
      const kept = new KeptReads(() => true);
      await kept.keep('a', async () => 'old');
      kept.forget();
      await expect(kept.keep('a', () => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
    });
  });
});
