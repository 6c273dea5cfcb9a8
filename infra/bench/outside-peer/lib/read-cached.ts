import { cacheLife } from 'next/cache';
import { readService } from './read-service';

/** The catalogue changes with a release of its service. */
export async function read<T>(path: `/api/${string}`): Promise<T> {
  'use cache';
  cacheLife('days');
  return readService<T>(path);
}
