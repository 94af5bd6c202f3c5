import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FIRST_DOCUMENTS, FIRST_NOTE } from '../../../../packages/seed/documents/documents.js';
import type { LegalVersion } from '../../../../rules/legal-documents.js';
import { APIS } from '../../../test/clients/clients.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import {
  countRows,
  newEmail,
  PASSWORD,
  placeOrder,
  signInAsAdmin,
  signUp,
  standardBox,
} from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

interface SeenDocument {
  readonly version: number;
  readonly text: string;
  readonly publishedAt: string;
  readonly currentVersion: number;
}
interface SeenEdited {
  readonly kind: string;
  readonly draft: string | null;
  readonly version: number;
  readonly published: readonly { readonly version: number; readonly note: string }[];
}

const EDITED = 'kind draft savedAt version published { version publishedAt note }';

let app: TestApp;
let admin: GraphqlClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = new GraphqlClient(app.url);
  await signInAsAdmin(admin);
});

afterAll(() => app?.stop());

const newVisitor = () => new GraphqlClient(app.url);

function read(kind: string, version?: number): Promise<SeenDocument> {
  return newVisitor().call('query legalDocument', 'version text publishedAt currentVersion', {
    kind: ['LegalKind!', kind],
    version: ['Int', version],
  });
}

async function edited(kind: string): Promise<SeenEdited> {
  const documents = await admin.call<SeenEdited[]>('query adminLegalDocuments', EDITED);
  return documents.find((document) => document.kind === kind)!;
}

async function save(kind: string, paragraphs: readonly string[], version?: number): Promise<SeenEdited> {
  const input = { kind, paragraphs, version: version ?? (await edited(kind)).version };
  return admin.call('mutation adminSaveLegalDraft', EDITED, { input: ['LegalDraftInput!', input] });
}

async function publish(kind: string, version?: number, note = ''): Promise<SeenEdited> {
  const input = { kind, version: version ?? (await edited(kind)).version, note };
  return admin.call('mutation adminPublishLegalDocument', EDITED, {
    input: ['LegalPublicationInput!', input],
  });
}

async function publishNew(kind: string): Promise<number> {
  await save(kind, [`# New text of ${new Date().toISOString()} ${Math.random()}`]);
  return (await publish(kind)).published[0]!.version;
}

async function currentOf(...kinds: LegalVersion['kind'][]): Promise<LegalVersion[]> {
  const versions = kinds.map(async (kind) => ({ kind, version: (await read(kind.toUpperCase())).version }));
  return Promise.all(versions);
}

describe('a document', () => {
  it('begins with a first text, which staff are asked to have confirmed', async () => {
    expect(await read('PRIVACY')).toMatchObject({
      version: 1,
      currentVersion: 1,
      text: FIRST_DOCUMENTS.privacy,
    });
    expect((await edited('PRIVACY')).published).toMatchObject([{ version: 1, note: FIRST_NOTE }]);
  });

  it('is read in force, and in older versions by number', async () => {
    const first = await read('PRIVACY');
    const version = await publishNew('PRIVACY');
    expect(await read('PRIVACY')).toMatchObject({ version, currentVersion: version });
    expect(await read('PRIVACY', 1)).toEqual({ ...first, currentVersion: version });
    await expect(read('PRIVACY', version + 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is changed by no statement once it is published', async () => {
    const { pool } = app.deps.database;
    for (const statement of [
      "update legal_documents set text = 'x'",
      'delete from legal_documents',
      'truncate legal_documents cascade',
      'update acceptances set version = 1',
    ])
      await expect(pool.query(statement)).rejects.toThrow('is written once and never changed');
  });

  it('has one draft that visitors do not see until it is published', async () => {
    const { draft } = await save('DELIVERY', ['## Ships  ', 'Once a week.']);
    expect(draft).toBe('## Ships\n\nOnce a week.');
    expect((await read('DELIVERY')).text).toBe(FIRST_DOCUMENTS.delivery);
    expect(await publish('DELIVERY', undefined, 'Read by A. Lawyer')).toMatchObject({
      draft: null,
      published: [{ version: 2, note: 'Read by A. Lawyer' }, { version: 1 }],
    });
    expect((await read('DELIVERY')).text).toBe(draft);
  });

  it('has no draft any more when the text of the current version is saved', async () => {
    const { text } = await read('TERMS');
    await save('TERMS', [text, 'More.']);
    expect((await edited('TERMS')).draft).not.toBeNull();
    expect((await save('TERMS', text.split('\n\n'))).draft).toBeNull();
  });

  it('is not published without a draft, nor from a draft that a colleague has changed since', async () => {
    await expect(publish('PROHIBITED_GOODS')).rejects.toMatchObject({ code: 'CONFLICT' });
    const { version } = await save('PROHIBITED_GOODS', ['No vapes.']);
    await save('PROHIBITED_GOODS', ['No vapes, no honey.']);
    const outdated = {
      code: 'CONFLICT',
      details: { thing: 'document', current: { kind: 'prohibited_goods' } },
    };
    await expect(publish('PROHIBITED_GOODS', version)).rejects.toMatchObject(outdated);
    await expect(save('PROHIBITED_GOODS', ['x'], version)).rejects.toMatchObject(outdated);
    expect((await read('PROHIBITED_GOODS')).version).toBe(1);
  });

  it('is neither empty nor longer than its limits', async () => {
    for (const paragraphs of [[], [' \n'], ['x'.repeat(5_001)], Array(401).fill('x')])
      await expect(save('TERMS', paragraphs)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('is in the audit log when its draft is saved and when it is published, without its text', async () => {
    await publishNew('TERMS');
    const { nodes } = await admin.call<{ nodes: { label: string; changes: { field: string }[] }[] }>(
      'query adminAuditLog',
      'nodes { label changes { field } }',
      { entity: ['AuditEntity', 'DOCUMENT'], pageSize: ['Int', 20] },
    );
    const fields = new Set(nodes.flatMap(({ changes }) => changes.map(({ field }) => field)));
    expect([...fields].sort()).toEqual(['draft_saved_at', 'published_version']);
    expect(nodes[0]).toMatchObject({ label: 'terms' });
  });
});

describe.each(APIS)('agreeing to documents over %s', (_api, enter) => {
  const newUser = () => ({ name: 'Ann Archer', email: newEmail(), password: PASSWORD });
  const ACCEPTANCE = 'kind version acceptedBy isAtCheckout orderNumber';
  const mine = (shop: ReturnType<typeof enter>) =>
    shop.graphql.call<object[]>('query myAcceptances', ACCEPTANCE);

  it('registering writes down the version that was shown, and by which way', async () => {
    const [shown, called] = [enter(app), enter(app)];
    const [terms] = await currentOf('terms');
    await shown.register({ ...newUser(), acceptedVersions: [terms!] });
    await called.register(newUser());
    const acceptance = { kind: 'TERMS', version: terms!.version, isAtCheckout: false, orderNumber: null };
    expect(await mine(shown)).toEqual([{ ...acceptance, acceptedBy: 'SCREEN' }]);
    expect(await mine(called)).toEqual([{ ...acceptance, acceptedBy: 'CALL' }]);
  });

  it('registering with an older version is 409 with the current one, and makes no account', async () => {
    const user = newUser();
    const [old] = await currentOf('terms');
    const version = await publishNew('TERMS');
    await expect(enter(app).register({ ...user, acceptedVersions: [old!] })).rejects.toMatchObject({
      ...{ status: 409, code: 'CONFLICT' },
      message: 'Our terms have changed. Read the new version and agree to it.',
      details: { current: { versions: [{ kind: 'terms', version }] } },
    });
    expect(await countRows(app, 'users', 'email = $1', [user.email])).toBe(0);
    await enter(app).register({ ...user, acceptedVersions: [{ kind: 'terms', version }] });
  });

  it('a version without its document, or of a document nobody knows, is refused', async () => {
    const privacy = { kind: 'privacy', version: 1 } as const;
    for (const acceptedVersions of [[], [privacy], [{ kind: 'nonsense' as 'terms', version: 1 }]])
      await expect(enter(app).register({ ...newUser(), acceptedVersions })).rejects.toMatchObject({
        code: 'BAD_INPUT',
      });
  });

  it('paying writes down each document once, however often the checkout is opened', async () => {
    const shop = enter(app);
    await signUp(shop);
    const box = await standardBox(shop);
    const { totalPence } = await shop.addToCart({ productId: box.id, quantity: 5, destination: 'australia' });
    const acceptedVersions = await currentOf('terms', 'delivery', 'prohibited_goods');
    for (const _time of [1, 2]) await shop.checkout({ expectedPence: totalPence, acceptedVersions });
    const version = await publishNew('DELIVERY');
    await expect(shop.checkout({ expectedPence: totalPence, acceptedVersions })).rejects.toMatchObject({
      ...{ status: 409, code: 'CONFLICT' },
      details: { current: { versions: expect.arrayContaining([{ kind: 'delivery', version }]) } },
    });
    const seen = (await mine(shop)) as { kind: string; isAtCheckout: boolean; acceptedBy: string }[];
    const atCheckout = seen.filter(({ isAtCheckout }) => isAtCheckout);
    expect(atCheckout.map(({ kind }) => kind).sort()).toEqual(['DELIVERY', 'PROHIBITED_GOODS', 'TERMS']);
    expect(new Set(atCheckout.map(({ acceptedBy }) => acceptedBy))).toEqual(new Set(['SCREEN']));
  });

  it('what was agreed to stays with the order, and the rest goes when the account is closed', async () => {
    const shop = enter(app);
    const { id } = await signUp(shop);
    const { number } = await placeOrder(app, shop);
    expect(await mine(shop)).toMatchObject([
      { orderNumber: number, acceptedBy: 'CALL' },
      { orderNumber: number },
      { orderNumber: number },
      { orderNumber: null },
    ]);
    await app.deps.database.pool.query("update orders set status = 'delivered' where user_id = $1", [id]);
    await shop.graphql.call('mutation closeAccount', null, {
      input: ['CloseAccountInput!', { currentPassword: PASSWORD }],
    });
    expect(await countRows(app, 'acceptances', 'user_id = $1', [id])).toBe(3);
    expect(await countRows(app, 'acceptances', 'user_id = $1 and checkout_id is null', [id])).toBe(0);
  });
});
