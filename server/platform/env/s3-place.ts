/** An S3 bucket, and its credentials. */
export interface S3Place {
  readonly bucket: string;
  /** Prefix of every name; empty, or ending with a slash. */
  readonly prefix: string;
  /** Null: Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Reads `s3://bucket/prefix?endpoint=https://…&region=…`; the keys come from the two AWS settings. Null when a part
 * is missing or invalid.
 */
export function readS3Place(address: string, source: NodeJS.ProcessEnv): S3Place | null {
  const url = URL.parse(address);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = source;
  if (url?.protocol !== 's3:' || !url.hostname || url.username || !accessKeyId || !secretAccessKey)
    return null;
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) return null;
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: folder && `${folder}/`,
    endpoint,
    region: url.searchParams.get('region') || source.AWS_REGION || 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}
