const TEXT = String.raw`(?:e-?mails?|mail|letters?|messages?|msg|notes?|invitations?)`;

/** It is wished for, whatever else is told of another. */
const WISHED = new RegExp(
  String.raw`\b(?:write|draft|compose|formulate|word|prepare|make|create|give me|send me|suggest|put (?:it|this|that) in(?:to)?|help (?:me|us) (?:with|write|to write)|(?:i|we) (?:also )?(?:need|want)|i'?d like|can i (?:have|get)|could you|can you)\b(?! (?:no|not)\b)[^.?!]{0,24}?\b${TEXT}\b|^\W*(?:an? |the |some |my |and |now |then |ok |please |short |quick )*${TEXT}\b`,
  'i',
);
/** It came, went, is missing, or is only the way in which something was said. */
const MENTIONED = new RegExp(
  String.raw`\b(?:no|not an?|without an?y?|without|by|per|via|through|over|from an?|in an?|in (?:his|her|their|the|this)|on|his|her|their|this|that|every|each|all|anonymous|got|get|gets|getting|received?|receives|saw|found|reads?|opened|came|left|leaves|writes?|wrote|written|sent|sends|sending|forwarded|answers?|answered|ignores?|ignored|hundreds? of|\d+|too many)\b(?:\s+[\p{L}'’-]+){0,3}?\s+${TEXT}\b`,
  'iu',
);

/** Whether an email or a letter is spoken of, and none is asked for. */
export function isOnlyMentioned(message: string): boolean {
  return MENTIONED.test(message) && !WISHED.test(message);
}
