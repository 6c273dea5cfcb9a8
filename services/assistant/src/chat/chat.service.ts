import type { ArtifactCard, ChatAnswer, ChatRequest } from '@coachlab/contracts';
import { Injectable } from '@nestjs/common';
import { CatalogSearch } from './catalog-search.ts';

const MOST_ITEMS = 3;

/** Answers from the catalogue alone: what fits the words of the question, or an honest no. */
@Injectable()
export class ChatService {
  constructor(private readonly catalog: CatalogSearch) {}

  async answer({ message }: ChatRequest): Promise<ChatAnswer> {
    const items = await this.catalog.find(message, MOST_ITEMS);
    return { response: words(items), citations: items.map(citation) };
  }
}

function words(items: ArtifactCard[]): string {
  if (items.length === 0) {
    return 'I found nothing in the catalogue that fits these words. Can you tell me who the conversation is with, and what you want to be different afterwards?';
  }
  const list = items.map(({ title, description }) => `- **${title}**: ${description}`).join('\n');
  return `This is what the catalogue has for that:\n\n${list}\n\nWhich of these is closest to your situation?`;
}

function citation({ id, title }: ArtifactCard) {
  return { id, title, url: `/artifact/${id}` };
}
