import { type Artifact, type ChatButton, PHRASING_LANGUAGES, type Situation } from '@coachlab/contracts';
import type { Language } from '@coachlab/safety';
import type { Notion, SiteQuestion } from '../knowledge/content.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { SitePage } from '../knowledge/site.ts';
import { AROUND } from './in-language.ts';
import { bullets, button, firstSentence, numbered, paragraphs, quoted, type Reply } from './reply.ts';

/** Neighbours that a situation's answer links. */
const NEIGHBOURS = 2;

/** A situation's own text as it stands in the catalogue, with its parts as buttons; in short where the visitor's language has that. */
export function wholeSituation(of: Situation, knowledge: Knowledge, language: Language): Reply {
  const near = of.related.flatMap((slug) => knowledge.situation(slug) ?? []).slice(0, NEIGHBOURS);
  const next = of.artifacts.flatMap((id) => knowledge.item(id) ?? []);
  return {
    text: paragraphs(
      `**${titleIn(of, language)}**`,
      briefText(of, language) ?? wholeText(of),
      next[0] &&
        `**Next.** [${next[0].title}](artifact:${next[0].id}): ${firstSentence(next[0].description)}`,
      near.length > 0 &&
        `Near to this: ${near.map((one) => `[${titleIn(one, language)}](situation:${one.slug})`).join(' · ')}`,
      `[All of it on a page](situation:${of.slug})`,
    ),
    cites: next.slice(0, 3).map(({ id }) => id),
    buttons: partsOf(of),
  };
}

function wholeText({ goingOn, doFirst, sayThis, avoid, beyondCoaching }: Situation): string {
  return paragraphs(
    `**Do first.** ${doFirst}`,
    paragraphs('**Say this.**', sayThis.map((words) => `> ${quoted(words)}`).join('\n>\n')),
    `**Avoid.** ${avoid}`,
    beyondCoaching && `**When it is not for coaching.** ${beyondCoaching}`,
    `**What is probably going on.** ${goingOn}`,
  );
}

function briefText({ inBrief }: Situation, language: Language): string | undefined {
  const known = PHRASING_LANGUAGES.find((one) => one === language);
  const brief = known && inBrief?.[known];
  if (!brief) return undefined;
  const { first, say, avoid, open, close } = AROUND[known];
  return paragraphs(
    `**${first}.** ${brief.first}`,
    `**${say}:**\n\n> ${open}${brief.say}${close}`,
    `**${avoid}:** ${brief.avoid}`,
  );
}

export function titleIn({ title, inBrief }: Situation, language: Language): string {
  const known = PHRASING_LANGUAGES.find((one) => one === language);
  return (known && inBrief?.[known]?.title) ?? title;
}

/** What can be asked for of a situation, by what it has. */
export function partsOf({ slug, email, agenda, questions, checklist }: Situation): ChatButton[] {
  return [
    button('Practise it', 'practise', slug),
    button('Give me the words', 'words', slug),
    ...(email ? [button('An email', 'email', slug)] : []),
    ...(agenda ? [button('An agenda', 'agenda', slug)] : []),
    ...(questions ? [button('Questions', 'questions', slug)] : []),
    ...(checklist ? [button('A checklist', 'checklist', slug)] : []),
  ];
}

/** Words that name a part when next to nothing else is said. */
export const PART_WORDS = {
  words: ['words', 'say', 'sentences', 'wording', 'opening'],
  email: ['email', 'mail', 'message', 'letter'],
  agenda: ['agenda', 'plan', 'structure'],
  questions: ['questions'],
  checklist: ['checklist', 'list'],
} as const;
export type TextPart = keyof typeof PART_WORDS;

/** One part of a situation by itself, with the others as buttons. */
export function partText(of: Situation, part: TextPart): Reply {
  const others = partsOf(of).filter(({ act }) => act?.part !== part);
  return {
    text: paragraphs(`**${of.title}**`, TEXTS[part](of), `[All of it on a page](situation:${of.slug})`),
    cites: of.artifacts.slice(0, 1),
    buttons: others,
  };
}

const TEXTS: Record<TextPart, (of: Situation) => string> = {
  words: ({ sayThis, replies = [] }) =>
    paragraphs(
      sayThis.map((words) => `> ${quoted(words)}`).join('\n>\n'),
      replies.length > 0 && 'What they may answer, and what you can say then:',
      replies.length > 0 && bullets(replies.map(({ they, you }) => `${quoted(they)} You: ${quoted(you)}`)),
    ),
  email: ({ email, sayThis }) =>
    email
      ? paragraphs(
          `An email to ${email.to}. What stands as ____ only you know.`,
          `~~~text\nSubject: ${email.subject}\n\n${email.body.replaceAll('{name}', '____')}\n~~~`,
        )
      : `There is no email for this one. These words open the talk:\n\n> ${quoted(sayThis[0] ?? '')}`,
  agenda: ({ agenda = [] }) => paragraphs('The talk, step by step:', numbered(agenda)),
  questions: ({ questions = [] }) =>
    paragraphs('Questions to ask, one at a time, with a pause after each:', numbered(questions.map(quoted))),
  checklist: ({ checklist = [] }) => paragraphs('To tick:', bullets(checklist)),
};

/** An entry of a situation's questions that answers what was asked about it. */
export function entryText(of: Situation, { question, answer }: { question: string; answer: string }): Reply {
  return {
    text: paragraphs(`**${question}**`, answer, `From [${of.title}](situation:${of.slug}).`),
    cites: of.artifacts.slice(0, 2),
    buttons: [button(of.title, 'whole', of.slug), ...partsOf(of)],
  };
}

export function notionText({ term, means, use, against, example, artifacts }: Notion): Reply {
  return {
    text: paragraphs(
      `**${term}.** ${means}`,
      `> ${example.replaceAll('\n', ' ')}`,
      use,
      Object.keys(against).length > 0 &&
        bullets(Object.entries(against).map(([other, parted]) => `**${other}:** ${parted}`)),
    ),
    cites: artifacts,
  };
}

export function questionText({ answer }: SiteQuestion, language: Language): Reply {
  const own = language === 'en' ? undefined : answer[language as keyof typeof answer];
  return { text: own ?? answer.en };
}

export function pageText({ name, title, description, told }: SitePage): Reply {
  return { text: `${told?.says ?? description} [${told?.link ?? title}](page:${name}).` };
}

/** An artifact that is no framework: what it is, the core of it, and how to use it. */
export function artifactText({
  id,
  title,
  description,
  enrichment,
  category,
  relatedArtifacts = [],
}: Artifact): Reply {
  return {
    text: paragraphs(
      `**${title}**: ${description}`,
      enrichment && `The core of it: ${firstSentence(enrichment.coreInsight)}`,
      enrichment && numbered(enrichment.actionableGuidance.slice(0, 3)),
      `[Open it](artifact:${id})`,
    ),
    cites: [id, ...relatedArtifacts.slice(0, 2)],
    ...(category === 'scenario' && { buttons: [button('Practise it', 'practise', id)] }),
  };
}
