import { paragraphs } from '../phrases.ts';
import type { Move } from '../turn.ts';

const DANGER =
  /\b(suicid\w*|kill(?:ing)? (?:my|him|her|them)sel(?:f|ves)|self[- ]harm\w*|(?:hurt|harm)(?:ing)? (?:my|him|her|them)sel(?:f|ves)|end (?:my|his|her|their) (?:own )?li(?:fe|ves)|(?:do(?:es)? not|don'?t|doesn'?t) want to (?:live|be alive))\b/i;

/** Danger to a life is not for a coach: say so, and say who helps. */
export const urgent: Move = ({ message }) =>
  DANGER.test(message)
    ? {
        text: paragraphs(
          'This is not a matter for coaching, and not for me. **Please get help from a person now.**',
          'If somebody is in danger, call your country’s emergency number (112 works across Europe, 999 in the UK, 911 in North America) and stay with them until help is there. A doctor, a crisis line or occupational health can be reached at other hours too.',
          'When it is safe again, these two say where a manager’s part ends and how to hand over with care.',
        ),
        cites: ['ai-prompt-boundary-check', 'scenario-burnout-teacher'],
      }
    : undefined;
