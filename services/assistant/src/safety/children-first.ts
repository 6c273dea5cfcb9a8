import type { Concern, ConcernKind } from '@coachlab/safety';

const KINDS: ReadonlySet<ConcernKind> = new Set(['violence-at-home', 'threat', 'abuse-at-work']);

const CHILD =
  /\b(?:kids?|child(?:ren)?|pupils?|toddlers?|bab(?:y|ies)|minors?|schoolboys?|schoolgirls?|year[- ]olds?|u-?(?:[5-9]|1[0-8])s?|under[- ](?:[5-9]|1[0-8])s?)\b/i;

/** Who has them in their care, or is told of it. */
const IN_CARE =
  /\b(?:train\w*|coach\w*|teach\w*|tutors?|carers?|care workers?|nurser\w+|nannies|nanny|childmind\w+|volunteers?|instructors?|educators?|club|school|class(?:room)?|kindergarten|day ?care|camp|team leader|assistants?|staff)\b/i;

const HARMED =
  /\b(?:grab\w*|hit|hits|hitting|slap\w*|smack\w*|push\w*|shov\w*|shak(?:es|ing|en)|shook|yell\w*|shout\w*|scream\w*|hurt\w*|touch\w*|lock(?:s|ed)|drag\w*|pull(?:s|ed|ing)|humiliat\w*|useless|call(?:s|ed|ing) (?:him|her|them|one|the|a)|beat\w*|threw|throws|kick\w*|undress\w*|naked|pictures?|photos?|messag\w+|texts|secrets?|bruis\w*|scared|afraid|frighten\w*|cr(?:y|ies|ied|ying)|on (?:his|her|their) lap)\b/i;

/** A parent who shouts at a referee or a teacher is another matter, however many children stand by. */
const AT_AN_ADULT =
  /\b(?:yell|shout|scream|swear)\w* (?:at|to|on) (?:(?:the|a|an|our|my|his|her|their|one of (?:the|our|my)) )?(?:\w+ )?(?:ref|refs|referees?|umpires?|linesman|coach(?:es)?|trainers?|teachers?|teaching assistants?|staff|nurses?|head|colleagues?|parents?|volunteers?|driver|me|us)\b/gi;

/** What the visitor means to spare somebody is not done to a child. */
const NOT_WANTED =
  /\b(?:without|avoid|not (?:to|want(?:ing)? to)|(?:don['’]?t|do not) want to) (?:humiliat\w*|hurt\w*|embarrass\w*|shout\w*|scar\w*|frighten\w*)(?: \w+)?/gi;

/** Whether somebody who looks after children may have harmed one. */
export function isAboutChildren({ kind, sure }: Concern, message: string): boolean {
  const told = message.replace(AT_AN_ADULT, ' ').replace(NOT_WANTED, ' ');
  return (
    KINDS.has(kind) &&
    !(kind === 'violence-at-home' && sure) &&
    [CHILD, IN_CARE, HARMED].every((says) => says.test(told))
  );
}

/** What comes before any talk with the one concerned. */
export const CHILDREN_FIRST = `**If somebody who looks after children may have hurt, frightened or humiliated one, that comes first,** and it isn’t yours to judge alone, least of all with a friend.

1. **A child in danger now:** {emergency}.
2. **Today, before you speak to the one concerned:** tell whoever is responsible for safeguarding, in your own house or at your association, school board or local authority. Whether it is “bad enough” is theirs to say.
3. **Until they have decided,** that person isn’t alone with children. Say it plainly and without a verdict: “I’ve been told something that I have to pass on. Until it has been looked at, you don’t take the group. That is what we do every time.”
4. **Keep what you were sent, show it to nobody else,** and write down who told you what, and when.
5. **To the parent, tonight:** “Thank you for telling me. I take it seriously. I’ve passed it to the person responsible for safeguarding, and they will call you by …. How is your child?” Promise no outcome, and no secrecy.`;
