import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { signInAsAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';

interface SeenGuide {
  readonly version: number;
  readonly transitTimes: readonly { service: string; fromDays: number; toDays: number; source: string }[];
  readonly charges: readonly { name: string; to: { minorUnits: number } }[];
  readonly goods: readonly { name: string; words: readonly string[] }[];
}

const FIELDS =
  'version transitTimes { service fromDays toDays source } charges { name to { minorUnits } } goods { name words }';
const TIME = {
  service: 'STANDARD',
  fromDays: 60,
  toDays: 80,
  source: 'Sailing list of the line',
  checkedOn: '2026-11-01',
};
const CHARGE = {
  name: 'Inspection',
  kind: 'POSSIBLE',
  scope: 'ANY',
  reason: 'Customs opens some shipments.',
  from: 0,
  to: 12_000,
  howToAvoid: '',
  source: 'Port tariff',
  checkedOn: '2026-11-01',
};
const RULE = {
  name: 'Honey',
  words: ['honey'],
  kind: 'FORBIDDEN',
  explanation: 'Bees.',
  source: 'Biosecurity list',
  checkedOn: '2026-11-01',
};

let apps: [TestApp, TestApp];
let admin: GraphqlClient;

beforeAll(async () => {
  const first = await startTestApp();
  apps = [first, await startTestApp({ beside: first })];
  admin = new GraphqlClient(first.url);
  await signInAsAdmin(admin);
});

afterAll(async () => {
  for (const app of apps?.toReversed() ?? []) await app.stop();
});

function guideOf(destination: string, at = apps[0]): Promise<SeenGuide> {
  return new GraphqlClient(at.url).call('query destinationGuide', FIELDS, {
    destination: ['DestinationKey!', destination],
  });
}

function change(destination: string, input: object): Promise<SeenGuide> {
  return admin.call('mutation adminUpdateDestinationGuide', FIELDS, {
    destination: ['DestinationKey!', destination],
    input: ['DestinationGuideInput!', input],
  });
}

describe('the guide of a destination', () => {
  it('begins with a transit time for every service', async () => {
    const { transitTimes } = await guideOf('AUSTRALIA');
    expect(transitTimes.map(({ service }) => service)).toEqual(['STANDARD', 'EXPRESS', 'WHITEGLOVE']);
  });

  it('shows what staff change at once, in every process and in the terms of the store', async () => {
    await change('JAPAN', { transitTimes: [TIME] });
    await until(async () => (await guideOf('JAPAN', apps[1])).transitTimes.length === 1);
    const store = await new GraphqlClient(apps[1].url).call<Record<'transitTimes', readonly object[]>>(
      'query store',
      'transitTimes { destination service fromDays toDays }',
    );
    expect(
      store.transitTimes.filter((time) => (time as { destination: string }).destination === 'JAPAN'),
    ).toEqual([{ destination: 'JAPAN', service: 'STANDARD', fromDays: 60, toDays: 80 }]);
  });

  it('keeps the lists that are not sent', async () => {
    const before = await guideOf('CHINA');
    const { transitTimes, charges } = await change('CHINA', { charges: [CHARGE] });
    expect({ transitTimes, charges }).toEqual({
      transitTimes: before.transitTimes,
      charges: [{ name: 'Inspection', to: { minorUnits: 12_000 } }],
    });
  });

  it('writes down who changed it, once', async () => {
    await change('USA', { goods: [RULE] });
    const { rows } = await apps[0].deps.database.pool.query(
      "select action, label, after->'goods'->0->>'name' as name from audit_entries where entity = 'guide' and entity_id = 'usa'",
    );
    expect(rows).toEqual([{ action: 'changed', label: 'usa', name: 'Honey' }]);
  });

  it('refuses a change that was decided on an older version', async () => {
    const { version } = await guideOf('DUBAI');
    await change('DUBAI', { charges: [CHARGE], version });
    await expect(change('DUBAI', { charges: [], version })).rejects.toThrow(
      'Someone else changed this destination',
    );
    expect((await guideOf('DUBAI')).charges).toHaveLength(1);
  });

  it.each([
    ['a source', { transitTimes: [{ ...TIME, source: '  ' }] }, 'Enter the source'],
    [
      'a window that ends after it begins',
      { transitTimes: [{ ...TIME, toDays: 59 }] },
      'The latest day must',
    ],
    ['days of a year', { transitTimes: [{ ...TIME, toDays: 366 }] }, 'Enter 1 to 365 days'],
    ['each service once', { transitTimes: [TIME, TIME] }, 'Services are'],
    ['a day that has come', { charges: [{ ...CHARGE, checkedOn: '2999-01-01' }] }, 'today or earlier'],
    ['an order of amounts', { charges: [{ ...CHARGE, from: 12_001 }] }, 'must not be below the lowest'],
    ['nothing for what is included', { charges: [{ ...CHARGE, kind: 'INCLUDED' }] }, 'already includes this'],
    ['words for goods', { goods: [{ ...RULE, words: [] }] }, 'Enter words'],
    [
      'each name once',
      { goods: [RULE, { ...RULE, name: 'HONEY', words: ['nectar'] }] },
      'is in the list already',
    ],
    [
      'a word once',
      { goods: [RULE, { ...RULE, name: 'Beeswax', words: ['Honey'] }] },
      'already leads to another',
    ],
  ])('wants %s', async (_what, input, message) => {
    await expect(change('BAHRAIN', input)).rejects.toThrow(message);
  });
});
