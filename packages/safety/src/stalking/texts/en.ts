import type { AdviceText } from '../../advice-texts.ts';

/** Where somebody is stalked. Markdown; `{emergency}` as in `ADVICE`. */
export const en: Pick<AdviceText, 'self' | 'other'> = {
  other: `**This is stalking, and a talk doesn’t end it.** Every answer, a friendly word or “one last meeting” shows that persistence works. So nobody speaks with this person: not you, and not the one who is followed.

1. **If this person is near, has threatened or comes with a weapon:** {emergency}, and wait behind a locked door where other people are.
2. **Report it to the police today, together.** Single things look harmless; what counts is that they go on. Take along dates, messages and pictures. In many countries it’s a crime.
3. **One clear no, in writing, if there hasn’t been one:** “I want no contact. Don’t write, don’t call, don’t come here.” After that no reply to anything, and nothing is deleted.
4. **Keep a list:** day, time, place, what happened, who saw it, number plates, screenshots. Letters and gifts stay as they came. A tracker or an app is left in place until the police or a help line has advised on it.
5. **What you do as the employer, today:** nobody who is followed opens, closes or works alone; this evening’s shift is swapped or a second person joins it, with no loss of hours or pay. Somebody goes along to the car or the train. The name and the face go to reception, security, HR and your own manager, who also say whom to ring if this person appears; this person is banned from the premises, and nobody gives out shifts, a number or an address. Hours, desk, parking and way home change if the one who is followed wishes it. If it’s somebody of yours, HR separates the two now, and moves the one who follows.
6. **Ask, in private:** “What do you need to get home safely tonight, and who knows about this?” Believe the answer. The line below plans the next days with them.`,
  self: `**This is stalking, and you don’t have to settle it by talking.** Every answer, a friendly word or “one last meeting” shows that persistence works. Whoever advises you to have a nice chat doesn’t know this pattern; you don’t hold that conversation.

- **If this person is near, has threatened you or may come with a weapon:** {emergency}. Go where other people are, not home alone.
- **Report it to the police today.** Single things look harmless; what counts is that they go on, and that your home or your way home is known. Take along dates, messages and pictures.
- **One clear no, in writing, if you haven’t said it:** “I want no contact. Don’t write, don’t call, don’t come here.” After that no reply to anything. Delete nothing.
- **Keep a list:** day, time, place, what happened, who saw it, number plates, screenshots. If you suspect a tracker or an app, ask the police or the line below before you remove it.
- **Tell your employer in writing, today:** “I’m being stalked at and around work. I need this person banned from the premises, reception informed, nobody giving out my hours or address, no shift that I open, close or work alone, and somebody with me to the car or the train.” Looking after that is the employer’s duty; “harmless” is no answer.
- **Tonight:** don’t go alone, take another way, tell the neighbours and one friend, and sleep elsewhere if you’re afraid. The line below plans the next days with you.`,
};
