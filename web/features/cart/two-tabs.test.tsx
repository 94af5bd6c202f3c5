/** @jest-environment jest-fixed-jsdom */
import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { answer, arrive, loadTabs, lose, pass, resetTabs, server, settle } from '../../test/simulated-tabs';

type Tabs = Awaited<ReturnType<typeof loadTabs>>;

/** One step of a run; `pick` chooses among the calls on their way, the tabs, or some waits. */
type Step = readonly [
  kind: 'press' | 'openOther' | 'arrive' | 'answer' | 'lose' | 'storageEvent' | 'wait',
  pick: number,
];

const WAITS_MS = [0, 60, 120, 180];

let tabs: Tabs;

async function run([kind, pick]: Step): Promise<void> {
  const [pressed, other] = tabs;
  const calls = server.calls.filter((call) => (call.answer !== undefined) === (kind === 'answer'));
  const call = calls[pick % Math.max(1, calls.length)];
  if (kind === 'press') pressed.press();
  if (kind === 'openOther') other.open();
  if (kind === 'arrive' && call) arrive(call);
  if (kind === 'answer' && call) answer(call);
  if (kind === 'lose' && call) lose(call);
  if (kind === 'storageEvent') tabs[pick % 2 ? 1 : 0].receiveEvent();
  await pass(kind === 'wait' ? (WAITS_MS[pick % WAITS_MS.length] ?? 0) : 0);
}

const held = () => [tabs[0].quantity(), tabs[1].quantity(), server.quantity];

beforeAll(async () => {
  tabs = await loadTabs();
});
beforeEach(() => {
  jest.useFakeTimers();
  resetTabs();
});

const step = fc.tuple(
  fc.constantFrom<Step[0]>(
    ...(['press', 'press', 'openOther', 'arrive', 'answer', 'lose', 'storageEvent', 'wait'] as const),
  ),
  fc.nat(7),
);

it('what is pressed in one of two tabs is in both and at the server, in whatever order calls and events arrive', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array<Step>(step, { maxLength: 40 }), async (steps) => {
      resetTabs();
      tabs[0].open();
      for (const step of steps) await run(step);
      tabs[1].open();
      await settle();
      const presses = steps.filter(([kind]) => kind === 'press').length;
      expect(held()).toEqual([presses, presses, presses]);
    }),
    {
      numRuns: 300,
      examples: [
        [
          [
            ['press', 0],
            ['wait', 2],
            ['press', 0],
          ],
        ],
      ],
    },
  );
});

it.each([
  { name: 'closed', isOpenedAgain: false, at: 0 },
  { name: 'closed', isOpenedAgain: false, at: 1 },
  { name: 'loaded again', isOpenedAgain: true, at: 0 },
  { name: 'loaded again', isOpenedAgain: true, at: 1 },
])('what tab $at could not send before it $name is sent', async ({ isOpenedAgain, at }) => {
  const [pressed, other] = at === 0 ? tabs : tabs.toReversed();
  tabs[0].open();
  tabs[1].open();
  pressed?.press();
  await pass(0);
  for (const call of server.calls) lose(call);
  await pass(120);
  pressed?.close();
  if (isOpenedAgain) pressed?.open();
  await settle();
  expect([other?.quantity(), server.quantity]).toEqual([1, 1]);
});
