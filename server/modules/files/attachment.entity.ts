import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { FILE_BYTES_MAX } from '../../../rules/files/file-limits.js';
import { column, Indexed } from '../../platform/db/column.js';

/** A file, uploaded before the message it belongs to, so without one at first. */
@Entity({ tableName: 'attachments' })
@Check({
  name: 'attachments_check',
  expression: 'num_nonnulls(request_id, message_id, paper_id) <= 1',
})
@Indexed('attachments_of_message', '(message_id) where message_id is not null')
@Indexed('attachments_unscanned', "(created_at) where scan = 'none' and type = 'application/pdf'")
@Indexed('attachments_unsent', '(created_at) where not is_sent')
export class AttachmentRecord {
  @column.id() id: string;
  @column.refersTo('requests', { nullable: true, unique: true, onDelete: 'cascade' }) requestId:
    | string
    | null;
  @column.refersTo('messages', { nullable: true, onDelete: 'cascade' }) messageId: string | null;
  @column.refersTo('order_papers', { nullable: true, unique: true, onDelete: 'cascade' }) paperId:
    | string
    | null;
  /** Position among the files of its message, from 1. */
  @column.int({ default: 1 }) position: number;
  @column.bool({
    generated: '(num_nonnulls(request_id, message_id, paper_id) > 0) stored',
  })
  isSent: boolean;
  @column.text({ check: 'length(name) between 1 and 100' }) name: string;
  @column.choice(['application/pdf', 'image/webp']) type: 'application/pdf' | 'image/webp';
  @column.bytes({ check: `length(bytes) <= ${FILE_BYTES_MAX}` }) bytes: Buffer;
  /** Null when the image itself is small, and for a PDF. */
  @column.bytes({ nullable: true }) thumbnail: Buffer | null;
  @column.text() digest: string;
  /** Keyed digest of the account or network that sent it, to limit the space of each. Null once it is sent. */
  @column.text({ nullable: true }) sender: string | null;
  /** The result of the virus scan; a harmful file has no bytes any more. */
  @column.choice(['none', 'clean', 'harmful'], { default: 'none' }) scan: 'none' | 'clean' | 'harmful';
  @column.moment() createdAt: Date;
}
