import type { ChatMessage } from '@coachlab/contracts';
import { createStore } from './create-store.ts';
import { fieldsOf } from './shapes.ts';

/** The chat's history, oldest first. An empty list removes the key. */
export const conversation = createStore<readonly ChatMessage[]>({
  key: 'ai_conversation',
  empty: [],
  parse(raw) {
    const value: unknown = JSON.parse(raw);
    const list = Array.isArray(value) ? value : fieldsOf(value)?.messages;
    return Array.isArray(list) ? list.flatMap(readMessage) : undefined;
  },
  format: (messages) => (messages.length > 0 ? JSON.stringify(messages) : null),
});

/** Further fields of a message (citations, say) are kept. */
function readMessage(entry: unknown): ChatMessage[] {
  const fields = fieldsOf(entry);
  const known =
    fields && (fields.role === 'user' || fields.role === 'assistant') && typeof fields.content === 'string';
  return known ? [fields as unknown as ChatMessage] : [];
}
