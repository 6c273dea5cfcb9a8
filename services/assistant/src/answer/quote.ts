import type { Language } from '@coachlab/safety';
import { isTelling, stem, wordsOf } from '@coachlab/search';
import type { Hit, Knowledge } from '../knowledge/knowledge.ts';
import { firstSentence, sentencesOf } from './reply.ts';

/** Characters of a sentence that is quoted. */
const LONGEST = 260;

/** The sentence of a hit that says most of what was asked, with the words that both have in bold; its first one where none does. */
export function quoteFrom(hit: Hit, asked: string, knowledge: Knowledge, language: Language): string {
  const wanted = new Map(
    wordsOf(asked)
      .filter(isTelling)
      .map((word) => [stem(word), word]),
  );
  const worth = (sentence: string) => {
    const shared = new Set(
      wordsOf(sentence)
        .map(stem)
        .filter((one) => wanted.has(one)),
    );
    return [...shared].reduce((sum, one) => sum + knowledge.rarityOf(wanted.get(one)!, language), 0);
  };
  const [first = '', ...others] = textsOf(hit);
  let best = { text: firstSentence(first), worth: 0 };
  for (const text of [first, ...others].flatMap(sentencesOf)) {
    const all = text.length <= LONGEST ? worth(text) : 0;
    if (all > best.worth) best = { text, worth: all };
  }
  return cut(best.text.replaceAll('**', '')).replace(WORD, (word) =>
    wanted.has(stem(wordsOf(word)[0] ?? '')) ? `**${word}**` : word,
  );
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …`;
}

/** What of a hit may be quoted, that which says best what it is first. */
function textsOf(hit: Hit): string[] {
  switch (hit.kind) {
    case 'situation': {
      const { goingOn, doFirst, avoid, why = '', faq = [] } = hit.situation;
      return [goingOn, doFirst, avoid, why, ...faq.map(({ answer }) => answer)];
    }
    case 'question':
      return [hit.question.answer.en];
    case 'artifact': {
      const { description, purpose, enrichment, outcomes } = hit.item;
      return [
        description,
        purpose,
        enrichment?.coreInsight ?? '',
        enrichment?.realWorldChallenge ?? '',
        ...outcomes,
      ];
    }
    case 'notion':
      return [hit.notion.means, hit.notion.use];
    case 'page':
      return [hit.page.told?.says ?? hit.page.description];
  }
}
