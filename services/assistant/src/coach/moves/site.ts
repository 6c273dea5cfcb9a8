import { siteQuestionsIn } from '../../site/questions/site-questions.ts';
import type { SitePage } from '../../site/site.ts';
import { LIKELY } from '../../situations/confidence.ts';
import { paragraphs } from '../phrases.ts';
import type { Move } from '../turn.ts';
import { chosen, linked } from './situation.ts';

/** What is asked about the site itself, first or in the middle of a talk; what is told beside it is not lost. */
export const aboutSite: Move = (turn) => {
  const { found: all, rest } = siteQuestionsIn(turn.message);
  // “What is this?” asks for what is open.
  const found = all.filter(({ topic }) => topic !== 'what' || !(turn.onPage ?? turn.situation));
  if (found.length === 0) return undefined;
  const page = rest.length > 0 && rest.length <= SHORT ? turn.catalogue.site.askedFor(rest) : undefined;
  const near = rest.split(/\s+/).length >= TOLD ? turn.catalogue.situations.match(rest) : undefined;
  const of = near && near.confidence >= LIKELY ? near.candidates[0]?.situation : undefined;
  const english = found.every(({ language }) => language === 'en');
  return {
    text: paragraphs(
      page && textOf(page),
      ...found.map(({ answer }) => answer),
      of &&
        english &&
        `On what you tell besides, I’d begin with ${linked(of)}: press it, or tell me the rest.`,
    ),
    ...(of && { buttons: [chosen(of)] }),
  };
};

/** In more characters something is told. */
const SHORT = 160;

/** In so many words something is told beside the question. */
const TOLD = 6;

/** What the sections say of their pages. */
export const site: Move = ({ message, catalogue }) => {
  if (message.length > SHORT) return undefined;
  const page = catalogue.site.askedFor(message);
  return page && { text: textOf(page) };
};

function textOf({ name, title, description, told }: SitePage): string {
  if (told) return `${told.says} [${told.link}](page:${name}).`;
  return `${plain(description)} [${plain(title)}](page:${name})`.trim();
}

/** Only `told` is held to plain words by the registry. */
function plain(text: string): string {
  return text.replace(/[[\]()<>`*_]/g, '');
}
