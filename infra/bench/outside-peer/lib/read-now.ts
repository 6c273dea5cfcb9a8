import { connection } from 'next/server';
import { readService } from './read-service';

/** For this request alone. */
export async function read<T>(path: `/api/${string}`): Promise<T> {
  await connection();
  return readService<T>(path);
}
