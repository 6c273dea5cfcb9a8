import type { SitePage } from '../../site/site.ts';
import type { Move } from '../turn.ts';

/** What the assistant answers for itself. */
const ANSWERS: [RegExp, string][] = [
  [
    /\b(sign ?up|sign ?in|log ?in|(need|have|create|make|open|delete|without|my) an? account|my account|password|is (this|it) free)\b/i,
    'There is no sign-up and nothing to pay to explore. Your progress, profile and this conversation stay in your browser.',
  ],
  [
    /\b(my data|privacy|who (reads|sees)|stored?|gdpr)\b.*\b(this|chat|conversation|data|you|me|here)\b|\bprivacy (policy|page|notice)\b/i,
    'This conversation is kept in your browser and nowhere else; the server answers and forgets. [Read the privacy page](page:privacy).',
  ],
];

/** Questions about the site itself: what the assistant can say, then what the sections say of their pages. */
export const site: Move = ({ message, catalogue }) => {
  if (message.length > 160) return undefined;
  const own = ANSWERS.find(([asked]) => asked.test(message));
  if (own) return { text: own[1] };
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
