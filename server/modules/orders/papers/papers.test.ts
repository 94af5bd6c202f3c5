import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { paperDueOn } from '../../../../rules/files/papers.js';
import { emailRenderers } from '../../../app/email-renderers.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import { countRows, placeOrder, signInAsAdmin, signUp } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { EmailMessage } from '../../email/email.entity.js';
import { remindOfPapers } from './remind-of-papers.js';

interface SeenPaper {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly reason: string;
  readonly dueOn: string | null;
  readonly version: number;
  readonly file: { readonly id: string; readonly name: string } | null;
}

const PAPER = 'id name state reason dueOn version file { id name }';
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const DAY_MS = 86_400_000;

let app: TestApp;
let owner: GraphqlClient;
let staff: GraphqlClient;
let stranger: GraphqlClient;
let order: string;

beforeAll(async () => {
  app = await startTestApp();
  staff = new GraphqlClient(app.url);
  stranger = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
  await signUp(stranger);
});

afterAll(() => app?.stop());

beforeEach(async () => {
  const buyer = new RestClient(app.url);
  await signUp(buyer);
  order = (await placeOrder(app, buyer)).id;
  owner = new GraphqlClient(app.url);
  owner.token = buyer.token;
});

const papersOf = (client: GraphqlClient): Promise<SeenPaper[]> =>
  client.call('query orderPapers', PAPER, { id: ['ID!', order] });

const paperOf = async (client: GraphqlClient, name = 'Passport') =>
  (await papersOf(client)).find((paper) => paper.name === name)!;

async function upload(client: GraphqlClient): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(PDF)]), 'passport.pdf');
  const headers = { Authorization: `Bearer ${client.token}` };
  const response = await fetch(`${app.url}/api/files`, { method: 'POST', body: form, headers });
  return ((await response.json()) as { id: string }).id;
}

const open = async (client: GraphqlClient, fileId: string) => {
  const headers = { Authorization: `Bearer ${client.token}` };
  return (await fetch(`${app.url}/api/files/${fileId}`, { headers })).status;
};

const send = (client: GraphqlClient, id: string, fileId: string): Promise<SeenPaper> =>
  client.call('mutation sendOrderPaper', PAPER, { id: ['ID!', id], fileId: ['ID!', fileId] });

const decide = (
  client: GraphqlClient,
  { id, version }: SeenPaper,
  state: string,
  reason = '',
): Promise<SeenPaper> =>
  client.call('mutation adminDecideOrderPaper', PAPER, {
    id: ['ID!', id],
    input: ['PaperDecisionInput!', { state, reason, version }],
  });

const sendPassport = async () => send(owner, (await paperOf(owner)).id, await upload(owner));

describe('papers for customs', () => {
  it('are the list of the destination when the order was booked, and stay so when staff change the guide', async () => {
    const names = (await papersOf(owner)).map(({ name }) => name);
    expect(names).toEqual(['Passport', 'Inventory', 'Form B534', 'Visa']);
    await app.deps.database.pool.query(
      `update destination_guides set papers = papers || '[{"name": "Another", "explanation": "", "dueBefore": "arrival", "days": 1,
        "source": "x", "checkedOn": "2026-11-23"}]' where destination = 'australia'`,
    );
    expect((await papersOf(owner)).map(({ name }) => name)).toEqual(names);
    await app.deps.database.pool.query(
      `update destination_guides set papers = papers - 4 where destination = 'australia'`,
    );
  });

  it('are open, sent, refused with a reason, sent again and checked', async () => {
    const sent = await sendPassport();
    expect(sent).toMatchObject({ state: 'SENT', file: { name: 'passport.pdf' } });
    const refused = await decide(staff, sent, 'REFUSED', 'The picture is cut off.');
    expect(refused).toMatchObject({ state: 'REFUSED', reason: 'The picture is cut off.' });
    const again = await sendPassport();
    expect(again).toMatchObject({ state: 'SENT', reason: '' });
    expect(await countRows(app, 'attachments', 'paper_id = $1', [again.id])).toBe(1);
    expect(await decide(staff, again, 'CHECKED')).toMatchObject({ state: 'CHECKED' });
    await expect(sendPassport()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('are sent and decided once: a repeat changes nothing, and an old look is refused', async () => {
    const { id } = await paperOf(owner);
    const fileId = await upload(owner);
    const sent = await send(owner, id, fileId);
    expect(await send(owner, id, fileId)).toEqual(sent);
    await expect(send(owner, id, randomUUID())).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await paperOf(owner)).toEqual(sent);
    await expect(decide(staff, { ...sent, version: 1 }, 'CHECKED')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const refused = await decide(staff, sent, 'REFUSED', 'Blurred');
    expect(await decide(staff, sent, 'REFUSED', 'Blurred')).toEqual(refused);
    await expect(decide(staff, refused, 'CHECKED')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('are not refused without a reason', async () => {
    await expect(decide(staff, await sendPassport(), 'REFUSED', '  ')).rejects.toMatchObject({
      details: { fields: [{ field: 'reason', message: 'Say what is wrong: the customer reads it' }] },
    });
  });

  it('are for their customer and staff', async () => {
    const { id, file } = await sendPassport();
    await expect(papersOf(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(send(stranger, id, await upload(stranger))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(decide(owner, await paperOf(owner), 'CHECKED')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await open(stranger, file!.id)).toBe(404);
    expect(await open(owner, file!.id)).toBe(200);
  });

  it('opened by staff are written in the audit log by name', async () => {
    const { file } = await sendPassport();
    expect(await open(staff, file!.id)).toBe(200);
    const opened = `entity_id = $1 and after @> '{"file": "opened", "paper": "Passport"}'`;
    expect(await countRows(app, 'audit_entries', opened, [order])).toBe(1);
  });

  it('are taken no more once the order is over', async () => {
    await app.deps.database.pool.query("update orders set status = 'cancelled' where id = $1", [order]);
    await expect(sendPassport()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('wait for staff on the dashboard', async () => {
    const { id } = await sendPassport();
    const { adminDashboardTasks: tasks } = (await staff.send(
      '{ adminDashboardTasks { kind items { id orderId } } }',
    )) as unknown as { adminDashboardTasks: { kind: string; items: object[] }[] };
    expect(tasks.find(({ kind }) => kind === 'PAPERS_TO_CHECK')?.items).toContainEqual({
      id,
      orderId: order,
    });
  });
});

it('a paper is due so many days before the collection or the first day of the arrival', () => {
  const dates = { collectionDate: '2026-12-01', transit: { fromDays: 70 } };
  expect(paperDueOn({ dueBefore: 'collection', days: 7 }, dates)).toBe('2026-11-24');
  expect(paperDueOn({ dueBefore: 'arrival', days: 14 }, dates)).toBe('2027-01-26');
  expect(paperDueOn({ dueBefore: 'arrival', days: 14 }, { ...dates, collectionDate: null })).toBeNull();
  expect(paperDueOn({ dueBefore: 'arrival', days: 14 }, { ...dates, transit: null })).toBeNull();
});

describe('reminders of papers', () => {
  const remind = (days: number) =>
    remindOfPapers({
      em: app.deps.database.orm.em,
      now: () => new Date(app.clock.now().getTime() + days * DAY_MS),
    });
  const mails = () => countRows(app, 'email_messages', "kind = 'papers-due' and order_id = $1", [order]);
  const letter = async () => {
    const mail = await app.deps.database.orm.em
      .fork()
      .findOneOrFail(
        EmailMessage,
        { kind: 'papers-due', orderId: order },
        { orderBy: { createdAt: 'desc' } },
      );
    return emailRenderers(app.deps)['papers-due'](mail);
  };

  it('are three at most, each once, until nothing is missing', async () => {
    await app.deps.database.pool.query(
      `update orders set shipment = shipment || jsonb_build_object('collectionDate', created_at::date + 7,
        'transit', '{"fromDays": 70, "toDays": 98}'::jsonb) where id = $1`,
      [order],
    );
    for (const days of [0, 4, 4, 5]) await remind(days);
    expect(await mails()).toBe(1);
    expect((await letter())?.text).toMatch(/Passport[\s\S]+Inventory[\s\S]+Form B534[\s\S]+Visa/);
    for (const days of [51, 52]) await remind(days);
    expect(await mails()).toBe(2);
    for (const days of [61, 80, 400]) await remind(days);
    expect(await mails()).toBe(3);
    await app.deps.database.pool.query("update order_papers set state = 'checked' where order_id = $1", [
      order,
    ]);
    expect(await letter()).toBeNull();
  });

  it('end with the order', async () => {
    await app.deps.database.pool.query("update orders set status = 'delivered' where id = $1", [order]);
    await remind(400);
    expect(await mails()).toBe(0);
  });

  it('are followed by the reason of a refusal at once', async () => {
    await decide(staff, await sendPassport(), 'REFUSED', 'The picture is cut off.');
    expect((await letter())?.text).toContain('The picture is cut off.');
  });
});
