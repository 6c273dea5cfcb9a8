import type { AdviceText } from './advice-texts.ts';

/** For what was said in passing, with the words in which it was. Markdown, `{emergency}` as in `ADVICE`; `{said}` is a quotation and a space, or nothing. */
export const ASIDE: Pick<AdviceText, 'self' | 'other'> = {
  self: `**Before anything else: you.** {said}Thank you for writing it.

**Are you thinking of killing yourself?** Whatever the answer is, please don't be alone with it tonight.

- **If it's close, or you have something with you to do it with:** call {emergency} now, and go where other people are.
- **Tonight:** ring somebody who can come or stay on the phone, or the line below. “I keep thinking I'd rather not be here” is enough to begin with.
- **Keep away from the place or the thing you think of.** Don't go or drive that way alone. Let somebody else keep the tablets, the keys or the weapon.
- **Tomorrow:** a doctor. Say it in the same words, and how long you've been sleeping or eating badly.
- **Your work can wait, or be shared.** In the morning, tell one person above or beside you: “I've carried this alone for too long, and I can't any longer. I need you to take part of it.” What was to be said tomorrow can be said later, or with somebody beside you.

When that's done, I'll help you with the rest. If I've misread you, tell me in a sentence, and we'll go straight to your question.`,
  other: `**Before the rest: what was said in passing.** {said}It may be a manner of speaking. It is also how people speak who think of dying, and they say it to somebody they trust. So treat it as that, today.

1. **Talk to them today, in private; ring them if they're somewhere else.** Repeat what you heard: “I haven't stopped thinking about what you said.”
2. **Ask directly: “Are you thinking of killing yourself?”** Asking does not plant the idea. Then listen. Don't argue, don't cheer them up, and don't laugh it off, even if they do.
3. **If the answer is yes, or you can't tell, don't leave them alone, tonight included.** Call the line below together, or {emergency} if it could happen now. Meanwhile they don't drive, and don't work with machines, at heights or with medicines.
4. **Don't promise to keep it secret, and don't carry it alone.** HR, occupational health or your own manager hears of it today, and nobody who needn't.
5. **If it's a calm no:** “I'm glad, and I'd ask again.” Offer time for a doctor all the same, take work off them, and ask again in a few days.

What you asked about can wait until then. When that's done, I'll help you with the rest.`,
};
