import type { SitePage } from '../../site/site.ts';
import type { Move } from '../turn.ts';

/** What the assistant answers for itself. */
const ANSWERS: [RegExp, string][] = [
  [
    /\bwhat(?:['’]?s| is| are| can i (?:do|find|get|use)| do (?:you|i) (?:have|find|get|offer))\b.{0,24}\b(?:(?:this|the|your) (?:web ?)?(?:site|app|page|place|tool|thing|platform)|on here|find here|coachlab)\b|\bwho(?:['’]?s| is) (?:this|it|that|coachlab|(?:this|the) \w+) (?:\w+ )?for\b|\bfind here\b|\b(?:must|need|have) (?:i |to |one )*be an? (?:\w+ )?coach\b|\b(?:only|just) for (?:\w+ )?coaches\b|^\W*what is (?:this|coachlab)\W*$/i,
    'Coachlab is for anybody who leads people, and for coaches. You needn’t be a coach: most of it is written for managers. [Situations](page:situations) are what managers meet, each with what to do first, words to say and what people ask next. Beside them there are frameworks, templates, exercises, AI prompts, scenes to practise and courses; [start here](page:start) shows which for what. And in this chat you can type what is on your mind: I answer from both, write a message or an agenda, and play the other side. What is it in your case?',
  ],
  [
    /\b(sign ?up|sign ?in|log ?in|(need|have|create|make|open|delete|without|my) an? account|my account|password|is (this|it) free)\b/i,
    'There is no sign-up and nothing to pay to explore. Your progress, profile and this conversation stay in your browser.',
  ],
  [
    /^(?!.*\b(?:slack|teams|outlook|e-?mails?|laptop|computer|phone|calendar|whatsapp|linkedin)\b)(?:.*\b(my data|privacy|who (reads|sees)|stored?|gdpr)\b.*\b(this|chat|conversation|data|you|me|here)\b|.*\b(?:where|how long) (?:is|are) my (?:data|words|messages)\b|.*\bprivacy (policy|page|notice)\b|.*\b(?:does|do|can|could|will|would|who|is|are)\b.{0,40}\b(?:see|sees|reads?|knows?|find out|track\w*|store[ds]?|saved?|record\w*|monitor\w*|keeps?|shared?|told)\b.{0,24}\b(?:what (?:i|we) (?:type|write|say|tell|ask|put|enter)|(?:this|our|my) (?:chat|conversation))\b|.*\bis (?:this|it|the chat|what i (?:type|write|say))(?: (?:chat|conversation|here|all|really|completely|totally))* (?:private|confidential|anonymous|recorded|monitored|stored)\b)/is,
    'Nobody you work with sees it. There is no account, and the conversation is kept in your browser alone, until you press Clear; do that on a computer that others use. What you write goes to this site’s server, which answers and forgets. Names aren’t needed: an initial will do. What happens where a language model is connected stands on [the privacy page](page:privacy).',
  ],
];

/** Questions about the site itself: what the assistant can say, then what the sections say of their pages. */
export const site: Move = ({ message, catalogue }) => {
  if (message.length > 160) return undefined;
  const own = ANSWERS.filter(([asked]) => asked.test(message)).map(([, text]) => text);
  if (own.length > 0) return { text: own.join('\n\n') };
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
