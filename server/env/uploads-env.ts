import { readS3Place, type S3Place } from '../uploads/s3-place.js';
import { BadSetting } from './bad-setting.js';

/** The bucket for pictures; null: a folder. Throws BadSetting. */
export function readUploads(source: NodeJS.ProcessEnv): S3Place | null {
  if (!source.UPLOADS_URL) return null;
  const place = readS3Place(source.UPLOADS_URL, source);
  if (place) return place;
  throw new BadSetting(
    'UPLOADS_URL must look like s3://bucket/folder?endpoint=https://…&region=…, with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY set.',
  );
}
