import { randomUUID } from 'node:crypto';
import { type Page, type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import { requireText } from '../../../platform/api/read-text.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { conflict, notFound, wrongField } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import type { CustomerNote } from './customer-note.entity.js';
import { insertNote, readNote, readNotes } from './customer-notes.store.js';

export const CUSTOMER_NOTE_MAX = 4_000;

/** Staff's notes on a customer, which only staff read. Throws UNAUTHENTICATED or FORBIDDEN for others. */
export class CustomerNotesService extends Service<Deps<'em' | 'now'>> {
  /** One page of the notes, newest first. Throws BAD_INPUT, NOT_FOUND. */
  async list(userId: string, asked: PageQuery): Promise<Page<CustomerNote>> {
    this.require('users', 'orders');
    if (!isUuid(userId)) throw notFound('User');
    const at = readPage(asked.page, asked.pageSize);
    const { notes, total } = await readNotes(this.deps.em.fork(), userId, {
      limit: at.pageSize,
      offset: at.offset,
    });
    return toPage(notes, total, at);
  }

  /**
   * Stores a note; it never changes. The same text with the id of a stored note is that note. Throws BAD_INPUT,
   * NOT_FOUND, CONFLICT for another text.
   */
  async add(userId: string, sent: string, noteId?: string | null): Promise<CustomerNote> {
    const { id: authorId } = this.require('users', 'orders');
    const text = requireText('text', sent, CUSTOMER_NOTE_MAX, 'Write a note');
    if (noteId && !isUuid(noteId)) throw wrongField('noteId', 'The id of a note is a UUID');
    if (!isUuid(userId)) throw notFound('User');
    const id = noteId ?? randomUUID();
    return inTransaction(this.deps.em, async (tx) => {
      await insertNote(tx, { id, userId, authorId, text, createdAt: this.deps.now() });
      const stored = await readNote(tx, userId, id);
      if (!stored) throw notFound('User');
      if (stored.body !== text) throw conflict('There is another note with this id');
      return stored;
    });
  }
}
