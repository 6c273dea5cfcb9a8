/**
 * What `work` gives, or `otherwise` when it takes longer. When it was this process that was held up, what `work` gives has
 * come meanwhile: it is read before the next immediate.
 */
export function within<T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> {
  const expired = new Promise<T>((resolve) =>
    AbortSignal.timeout(milliseconds).addEventListener('abort', () => setImmediate(resolve, otherwise)),
  );
  return Promise.race([work, expired]);
}
