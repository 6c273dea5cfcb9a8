import type { Artifact } from '@coachlab/contracts';

/** An item's texts, and how much a word in each says about what the item is for. */
export function fieldsOf(item: Artifact): { text: string; weight: number }[] {
  const { enrichment } = item;
  return [
    { text: item.title, weight: 4 },
    { text: item.id.replace(/-/g, ' '), weight: 2 },
    { text: item.subtitle, weight: 2 },
    { text: item.tags.map((tag) => tag.replace(/-/g, ' ')).join(', '), weight: 2.5 },
    { text: item.description, weight: 2 },
    { text: item.purpose, weight: 1.5 },
    { text: item.outcomes.join('. '), weight: 1.2 },
    { text: enrichment?.coreInsight ?? '', weight: 0.8 },
    { text: enrichment?.realWorldChallenge ?? '', weight: 0.8 },
    { text: enrichment?.actionableGuidance.join(' ') ?? '', weight: 0.5 },
    { text: enrichment?.coachingPrompts.join(' ') ?? '', weight: 0.3 },
    { text: enrichment?.applicationDrill.description ?? '', weight: 0.3 },
    { text: (item.hierarchy ?? []).map(({ title }) => title).join('. '), weight: 0.8 },
    { text: (item.hierarchy ?? []).map(({ description }) => description).join(' '), weight: 0.4 },
    { text: (item.examples ?? []).join(' '), weight: 0.3 },
    { text: (item.targetAudience ?? []).join(', '), weight: 0.6 },
  ];
}
