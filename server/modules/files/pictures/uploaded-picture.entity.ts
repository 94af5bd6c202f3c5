import { Entity } from '@mikro-orm/decorators/legacy';
import { column } from '../../../platform/db/column.js';

@Entity({ tableName: 'uploaded_pictures' })
export class UploadedPicture {
  @column.text({ primary: true }) url: string;
  @column.moment({ defaultRaw: 'now()' }) createdAt: Date;
}
