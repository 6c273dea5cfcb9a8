/**
 * The `most` largest of the first `count` keys, largest first. Keeps the best so far in a heap whose least stands on top:
 * of a hundred thousand keys only a page's worth is ever sorted. Changes the order of `keys`.
 */
export function bestKeys(keys: Float64Array, count: number, most: number): Float64Array {
  if (most > 0 && most < count) {
    for (let index = (most >>> 1) - 1; index >= 0; index -= 1) sink(keys, index, most);
    for (let index = most; index < count; index += 1) {
      const key = keys[index] as number;
      if (key <= (keys[0] as number)) continue;
      keys[0] = key;
      sink(keys, 0, most);
    }
  }
  return keys.slice(0, Math.min(most, count)).sort().reverse();
}

function sink(heap: Float64Array, from: number, size: number): void {
  const key = heap[from] as number;
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= size) break;
    if (child + 1 < size && (heap[child + 1] as number) < (heap[child] as number)) child += 1;
    if (key <= (heap[child] as number)) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = key;
}
