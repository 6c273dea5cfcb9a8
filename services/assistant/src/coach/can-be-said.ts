/** As one types in a hurry: it would be said or sent as it stands. */
const TYPED =
  /\b(?:tmrw|tmr|tmw|tomorow|pls|plz|thx|ppl|u|ur|r|im|ive|dont|doesnt|didnt|cant|wont|isnt|hes|shes|thats|whats|theyre|youre|gonna|wanna|kinda|idk|btw|rly|cuz|bc|w\/)\b|(?:^|\s)i(?:\s|'|$)/;
/** What one tells of oneself, and to nobody whom it is about. */
const OF_ONESELF =
  /\b(?:I|I'm|I've|we)(?: \w+)? (?:feel|felt|fear|hate|cry|cried|sleep|slept|eat|eating|drink|dread|panic|worry|wonder|worried|afraid|scared|nervous|exhausted|ashamed|tired|alone|notice|catch|caught|think|thought|believe|suppose|guess|know|knew|hope|wish)\b|\bmyself\b|\b(?:lately|honestly|frankly) I\b|\bI(?: \w+)? (?:lately|these days)\b|\bI(?:'m| am)? not (?:eat|sleep)/i;
/** What one asks of us. */
const ASKS_US =
  /\?|\b(?:how|what|which|where|when) (?:\w+ )?(?:do|should|can|could|would|must|shall) (?:I|i|we)\b|\b(?:help me|give me|write me|tell me how|need (?:a|an|the|your|some|opening|first)|should I|can you|could you|please)\b|\banyway\b/i;
/** Names a matter: few words, and no verb that belongs to somebody. */
const TELLS =
  /\b(?:I|i|he|she|they|we|it|who|which)\b|\bone after (?:another|the other)\b|\b(?:each|one) (?:other|another)\b/;
const MOST_NAMED = 8;

/**
 * Whether words of a visitor can stand in what is said or sent to somebody else: not what they tell of themselves, ask of us, or typed
 * in a hurry; and of what only names a matter, a few words that name it cleanly.
 */
export function canBeSaid(text: string, isSentence: boolean): boolean {
  if (TYPED.test(text) || OF_ONESELF.test(text) || ASKS_US.test(text)) return false;
  return isSentence || (!TELLS.test(text) && text.trim().split(/\s+/).length <= MOST_NAMED);
}

/** The sentences of a text up to the first that cannot be said. */
export function sayablePart(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const end = sentences.findIndex((one) => !canBeSaid(one, true));
  return (end < 0 ? sentences : sentences.slice(0, end)).join(' ');
}
