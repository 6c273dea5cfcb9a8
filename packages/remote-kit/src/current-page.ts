/** The page in words: read by the announcer after a navigation and by the assistant. */
export interface PageDescription {
  title: string;
  description: string;
  path: string;
}

let page: PageDescription | null = null;
const listeners = new Set<() => void>();

export const currentPage = {
  get: (): PageDescription | null => page,
  set(next: PageDescription): void {
    page = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
