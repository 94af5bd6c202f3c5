import { join } from 'node:path';
import type { S3Place } from '../env/s3-place.js';
import type { Log } from '../log/log.js';
import { openFolderStore } from './folder-store.js';
import type { ImageStore } from './image-store.js';
import { openS3Store } from './s3-store.js';

/** Opens the store of images: the configured bucket, or else a folder beside the data. */
export async function openImageStore(
  { dataDir, uploads }: { readonly dataDir: string; readonly uploads: S3Place | null },
  log: Log,
): Promise<ImageStore> {
  return uploads ? openS3Store(uploads, log) : openFolderStore(join(dataDir, 'uploads'));
}
