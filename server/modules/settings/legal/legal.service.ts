import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { LEGAL_KINDS, type LegalKind } from '../../../../rules/legal-documents.js';
import { assertVersion } from '../../../platform/api/assert-version.store.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { conflict, notFound } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { type Acceptance, EditedLegalDocument, LegalDocument } from './legal.entity.js';
import { readAcceptances, readCurrent, readDocument, readEditedDocuments } from './legal.store.js';

/** More than anybody reads. */
const ACCEPTANCES_MAX = 100;

/** The publication of a draft as the next version. */
interface Publication {
  readonly kind: LegalKind;
  /** Version of the draft that was read. */
  readonly version: number;
  /** Note for staff; may be empty. */
  readonly note: string;
}

/** Terms, privacy, delivery, prohibited goods: published versions, and drafts of the next. */
export class LegalService extends Service<Deps<'em' | 'pool' | 'reads' | 'readCache' | 'now'>> {
  /** A published version, the current one without a number. Throws NOT_FOUND. */
  async find(kind: LegalKind, version: number | null = null): Promise<LegalDocument> {
    const { readCache, reads } = this.deps;
    const key = `legal:${kind}:${version ?? ''}`;
    const found = await readCache.getOrLoad(key, () => readDocument(reads, kind, version));
    if (!found) throw notFound('Document');
    return found;
  }

  /** The signed-in customer's acceptances, the newest 100. */
  mine(): Promise<Acceptance[]> {
    const { id } = requireUser(this.viewer);
    return readAcceptances(this.deps.pool, id, ACCEPTANCES_MAX);
  }

  /** Staff: every document, in the order of the list. */
  async list(): Promise<EditedLegalDocument[]> {
    this.require('content');
    const documents = await readEditedDocuments(this.deps.pool);
    return LEGAL_KINDS.map((kind) => documents.find((one) => one.kind === kind)!);
  }

  /** Staff: saves the draft; the text of the current version removes it. Throws CONFLICT for an older draft. */
  async saveDraft(
    kind: LegalKind,
    paragraphs: readonly string[],
    version: number,
  ): Promise<EditedLegalDocument> {
    const text = paragraphs.map((paragraph) => paragraph.trimEnd()).join('\n\n');
    await this.change(kind, version, async (tx, draft) => {
      const current = await readCurrent(tx, kind);
      const isNew = text !== current?.text;
      draft.text = isNew ? text : null;
      draft.savedAt = isNew ? this.deps.now() : null;
    });
    return this.one(kind);
  }

  /** Staff: publishes the draft as the next version, in force at once. Throws CONFLICT without one, or for an older one. */
  async publish({ kind, version, note }: Publication): Promise<EditedLegalDocument> {
    await this.change(kind, version, async (tx, draft) => {
      if (draft.text === null) throw conflict('There is no draft to publish. Save one first.');
      const current = await readCurrent(tx, kind);
      tx.create(LegalDocument, {
        ...{ kind, version: (current?.version ?? 0) + 1, text: draft.text },
        ...{ note: note.trim(), publishedAt: this.deps.now() },
      });
      draft.text = null;
      draft.savedAt = null;
    });
    this.deps.readCache.invalidate();
    return this.one(kind);
  }

  /** Locks the draft's row first, so that two publications wait for one another. */
  private async change(
    kind: LegalKind,
    lookedAt: number,
    write: (tx: EntityManager, draft: EditedLegalDocument) => Promise<void>,
  ): Promise<void> {
    this.require('content');
    await inTransaction(this.deps.em, async (tx) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const draft = await tx.findOneOrFail(EditedLegalDocument, { kind }, lock);
      const { version } = draft;
      await assertVersion(tx, { thing: 'document', id: kind, version, lookedAt, current: { kind } });
      await write(tx, draft);
    });
  }

  private async one(kind: LegalKind): Promise<EditedLegalDocument> {
    return (await this.list()).find((document) => document.kind === kind)!;
  }
}
