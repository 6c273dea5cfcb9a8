import type { AdviceText } from './advice-texts.ts';

/** For signs that count together, and no word for what they may be of. Markdown, `{emergency}` as in `ADVICE`. */
export const ON_SIGNS: Pick<AdviceText, 'self' | 'other'> = {
  other: `**I may be misreading this, and I'd rather ask once too often.** Giving things away, settling what is owed, handing over, goodbyes, a sudden peace: each can be harmless. Together they can be signs that somebody is thinking of ending their life. So ask before you plan anything else.

1. **Talk to them today, in private, and name what you noticed:** “You've given things away, and it sounds as if you were saying goodbye. I'm worried about you.”
2. **Ask directly: “Are you thinking of killing yourself?”** Asking does not plant the idea. Then listen, and don't argue.
3. **If the answer is yes, or you can't tell, don't leave them alone.** Call the line below together, or {emergency} if it could happen now. Keep them away from what their work puts within reach: medicines, weapons, machines, heights, a vehicle. Bring in HR or occupational health, and don't promise secrecy.
4. **If you can't reach them:** call, don't text; if nobody answers, ask {emergency} to look in on them, with their address.
5. **If it is a calm no:** “I'm glad, and I'd ask again. What is changing for you? Are you thinking of leaving us?” Ask again in a few days.`,
  self: `I may be misreading this, and I'd rather ask once too often. People put everything in order and say goodbye when they leave a job, and also when they don't want to live any more. **Are you thinking of killing yourself?** If part of you is, please call the line below now, or {emergency}, and tell someone near you: “I'm not safe and I don't want to be alone.” You don't have to be sure to call, and no handover is more urgent. If it is only the job, tell me so.`,
};
