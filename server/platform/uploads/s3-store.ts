import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Place } from '../env/s3-place.js';
import { picturesUnavailable } from '../errors/errors.js';
import type { Log } from '../log/log.js';
import type { ImageStore } from './image-store.js';

export interface S3Patience {
  /** Attempts at one request. */
  readonly attempts: number;
  readonly connectMs: number;
  /** Time for a response to begin, and then to arrive. */
  readonly answerMs: number;
}

const PATIENCE: S3Patience = { attempts: 3, connectMs: 2_000, answerMs: 4_000 };

/**
 * Stores images in a bucket. S3 shows an object whole or not at all. The client is loaded when first used, so that a
 * server without a bucket never pays for it. Throws STORE_UNAVAILABLE when the bucket cannot be reached.
 */
export function openS3Store(place: S3Place, log: Log, patience: S3Patience = PATIENCE): ImageStore {
  const { bucket: Bucket, prefix } = place;
  let connecting: ReturnType<typeof connect> | undefined;
  const ask = async <T>(work: (bucket: Awaited<ReturnType<typeof connect>>) => Promise<T>): Promise<T> => {
    try {
      connecting ??= connect(place, patience);
      return await work(await connecting);
    } catch (fault) {
      log.error({ event: 'images.bucket_failed', err: fault, bucket: Bucket }, 'Image bucket request failed');
      throw picturesUnavailable();
    }
  };
  return {
    put: (name, bytes) =>
      ask(async ({ client, commands }) => {
        const object = { Bucket, Key: prefix + name, Body: bytes, ContentType: 'image/webp' };
        await client.send(new commands.PutObjectCommand(object));
      }),
    get: (name) =>
      ask(async ({ client, commands }) => {
        try {
          const command = new commands.GetObjectCommand({ Bucket, Key: prefix + name });
          const { Body } = await client.send(command);
          const bytes = await buffer(
            addAbortSignal(AbortSignal.timeout(patience.answerMs), Body as Readable),
          );
          return { stream: Readable.from([bytes]), length: bytes.length };
        } catch (fault) {
          if (fault instanceof commands.NoSuchKey) return null;
          throw fault;
        }
      }),
    remove: (name) =>
      ask(async ({ client, commands }) => {
        await client.send(new commands.DeleteObjectCommand({ Bucket, Key: prefix + name }));
      }),
  };
}

async function connect(place: S3Place, { attempts, connectMs, answerMs }: S3Patience) {
  const commands = await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey } = place;
  const client: S3Client = new commands.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
    // Stores other than Amazon's support only the older checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, commands };
}
