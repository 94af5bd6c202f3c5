import { randomUUID } from 'node:crypto';
import { type Page, type PageQuery, readPage, toPage } from '../../../../platform/api/pagination.js';
import { requireText } from '../../../../platform/api/read-text.js';
import { notFound } from '../../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../../platform/service/service.js';
import { isUuid } from '../../../../platform/values/uuid.js';
import { MESSAGE_MAX } from '../message.inputs.js';
import { type CannedAnswer, TITLE_MAX } from './canned-answer.entity.js';
import { deleteAnswer, readAnswers, upsertAnswer } from './canned-answer.store.js';

/** Texts that staff send often, shared by all who work on orders. */
export class CannedAnswerService extends Service<Deps<'pool' | 'reads' | 'now'>> {
  /** Staff: one page of answers, by title. Throws BAD_INPUT. */
  async list({ page, pageSize }: PageQuery): Promise<Page<CannedAnswer>> {
    this.require('orders');
    const asked = readPage(page, pageSize);
    const { answers, total } = await readAnswers(this.deps.reads, asked);
    return toPage(answers, total, asked);
  }

  /** Staff: saves an answer; one with the same title, in any case, gets the new text. Throws BAD_INPUT. */
  async save(title: string, body: string): Promise<CannedAnswer> {
    this.require('orders');
    return upsertAnswer(this.deps.pool, {
      id: randomUUID(),
      title: requireText('title', title, TITLE_MAX, 'Give the answer a title'),
      body: requireText('body', body, MESSAGE_MAX, 'Write a message first'),
      createdAt: this.deps.now(),
    });
  }

  /** Staff: deletes an answer; returns its id. Throws NOT_FOUND. */
  async remove(id: string): Promise<string> {
    this.require('orders');
    if (!isUuid(id) || !(await deleteAnswer(this.deps.pool, id))) throw notFound('Answer');
    return id;
  }
}
