import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/**
 * A folder, or a bucket of S3 or of anything that speaks its protocol:
 * `s3://coachlab-releases?region=eu-central-1&endpoint=https://s3.example`. `endpoint` is for stores beside AWS, whose buckets
 * are then parts of the path. Who signs comes from AWS's own places: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY,
 * AWS_SHARED_CREDENTIALS_FILE, a role of the pod. The bucket is the registry's alone.
 */
export async function openDisk(address: string): Promise<Disk> {
  if (!isBucket(address)) return new Disk(new FSDriver({ location: resolve(address), visibility: 'public' }));
  const { hostname: bucket, searchParams } = new URL(address);
  const endpoint = searchParams.get('endpoint');
  // The SDK is large: who keeps files in a folder never loads it.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket,
      region: searchParams.get('region') ?? 'us-east-1',
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      // Stores beside AWS know neither ACLs nor the newer checksums; ours are the discovery's SHA-384.
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      visibility: 'private',
    }),
  );
}

/** Takes a folder away whose files are gone; a bucket remembers none. */
export async function removeEmptied(address: string, folder: string): Promise<void> {
  if (!isBucket(address)) await rm(join(resolve(address), folder), { recursive: true, force: true });
}

const isBucket = (address: string) => address.startsWith('s3:');
