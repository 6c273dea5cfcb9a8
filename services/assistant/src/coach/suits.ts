import type { Situation } from '@coachlab/contracts';

/** Situations with somebody, or of a kind, that nobody leaves out who tells them: by their titles, and the words that then stand in a message. */
const TOLD: readonly { title: RegExp; told: RegExp }[] = [
  {
    title:
      /\bcoachee\b|\bGROW\b|\bsponsor wants\b|\bcome to coaching\b|\bsent to be coached\b|\bcoaching (?:client|conversation|relationship)\b|\bI'm a coach\b|\bstart coaching\b/i,
    told: /coach|\bclients?\b|\bsessions?\b|sponsor|mentor|\bgrow\b|superv/i,
  },
  {
    title: /\b(?:customer|donor|patient)\b|\b[Aa] client\b|\bparent or relative\b/,
    told: /custom|client|guest|patient|donor|resident|parent|mother|father|visitor|supplier|famil|member|tourist|passenger|tenant|relative|son\b|daughter|public|people who/i,
  },
  {
    title: /^My (?:own )?boss\b|\bmy boss's\b|\bexecutives\b/,
    told: /boss|manager|director|\bhead\b|chief|owner|\bc[efot]o\b|superior|above|upstairs|\bup\b|board|executive|principal|\blead|management|supervis|chair|president|partner|matron|dean|mayor/i,
  },
  {
    title: /\bremote\b|\bover video\b|\bcamera\b|\btime zones\b/i,
    told: /remote|home|video|zoom|teams|online|\bcalls?\b|camera|hybrid|zone|country|abroad|distance|screen/i,
  },
  { title: /\bvolunteer\b/i, told: /volunt|helper|unpaid|honorary|member/i },
  { title: /\blesson\b/i, told: /lesson|class|observ|teach/i },
  { title: /\bapprentice or trainee\b/i, told: /apprent|train|intern|student|parent|learner/i },
  {
    title: /\bcouple\b|\bflirts\b|\brelationship with\b|\bhas fallen for\b/i,
    told: /couple|flirt|dat(?:e|ing)|\blove|affair|relationship|kiss|crush|romantic|married|slept|partner|girlfriend|boyfriend|together|attract|hit(?:s|ting) on|seeing each/i,
  },
  { title: /\bAI\b/, told: /\bai\b|gpt|copilot|chatbot|gemini|llm|generated|automat|robot|machine|\bbot\b/i },
  { title: /\bmenopause\b/i, told: /menopaus|hot flush|hot flash|hormon/i },
  { title: /\bmiscarriage\b/i, told: /miscarr|lost (?:the|her|a) (?:baby|child|pregnancy)|pregnan/i },
];

/** Whether a situation may be meant at all: none of a coachee where nobody is coached, and none of a customer where none is told of. */
export function suits({ title }: Situation, message: string): boolean {
  return TOLD.every(({ title: named, told }) => !named.test(title) || told.test(message));
}
