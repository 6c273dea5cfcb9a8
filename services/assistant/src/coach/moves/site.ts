import { pageLink } from '../../site-pages.ts';
import type { Move } from '../turn.ts';

/** Questions about the site itself. */
const ANSWERS: [RegExp, string][] = [
  [
    /\bicpi\b/i,
    `ICPI is this house’s Interpersonal Coaching Practice Inventory: 24 statements about trust, listening and safety, then an archetype and a plan. It is a starting point, not a diagnosis, and nothing here is accredited by a professional body. ${pageLink('Take the ICPI', '/icpi-assessment')}; it takes a few minutes.`,
  ],
  [
    /\b(certificates?|certifications?|certified|credentials?)\b/i,
    `There are six certifications, each with a few modules and a short quiz, and a certificate that others can verify. No professional body accredits them. ${pageLink('See the certifications', '/certifications')}.`,
  ],
  [
    /\b(sign ?up|sign ?in|log ?in|(need|have|create|make|open|delete|without|my) an? account|my account|password|is (this|it) free)\b/i,
    'There is no sign-up and nothing to pay to explore. Your progress, profile and this conversation stay in your browser.',
  ],
  [
    /\b(my data|privacy|who (reads|sees)|stored?|gdpr)\b.*\b(this|chat|conversation|data|you|me|here)\b|\bprivacy (policy|page|notice)\b/i,
    `This conversation is kept in your browser and nowhere else; the server answers and forgets. ${pageLink('Read the privacy page', '/-/privacy')}.`,
  ],
  [
    /\b(the|your|a) forum\b|\bother (managers|coaches) (say|think)\b/i,
    `The ${pageLink('forum', '/forum')} is open to everyone; no account is needed to post.`,
  ],
  [/\b(your|any|the) courses?\b/i, `There are four courses. ${pageLink('See the courses', '/courses')}.`],
  [
    /\b(contact|reach|write to|e-?mail|speak to|hire|book) (you|the coach|a (human|person|real coach)|someone)\b/i,
    `The coach behind this site answers within 24-48 hours. ${pageLink('Write a message', '/contact')}.`,
  ],
];

export const site: Move = ({ message }) => {
  if (message.length > 160) return undefined;
  const found = ANSWERS.find(([asked]) => asked.test(message));
  return found && { text: found[1] };
};
