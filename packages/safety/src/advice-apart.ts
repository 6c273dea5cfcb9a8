/** For somebody who has said it from a distance. Markdown, `{emergency}` as in `ADVICE`. */
export const APART = `**Ring them now, this minute. Don't text back, and don't wait until you see them.** You don't need to be a therapist. You need to reach them, ask, and bring in help.

1. **When they answer:** “I've got your message, and I'm glad you told me. **Where are you? Is anybody with you?**” Stay on the line. If they can't talk, write: “I'm here. Where are you? I'm ringing you again now.”
2. **Ask directly: “Are you thinking of killing yourself?”** and then: “Do you have something with you to do it with?” Asking does not plant the idea. Listen, don't argue, and don't cheer them up.
3. **If the answer is yes, or you can't tell, keep them on the line.** Someone else calls {emergency} meanwhile, with the name, the address and the exact words. If you're alone, say: “I'm sending somebody to you, and I'm ringing you straight back.”
4. **If they don't answer:** call {emergency} now, and ask for a welfare check at their address; HR has it, and the emergency contact. Send somebody who is near, two together. One person keeps ringing.
5. **Don't promise to keep it secret, and don't carry it alone.** “I care about you too much to keep this to myself. I'll tell only the people who can help.” Tell HR or your own manager today; the line below advises you, too. **Tomorrow:** be there when you said you would be, take work off them, and ask again.`;

/** Before both, where nobody answers already. */
export const APART_UNREACHED = `**They aren't answering, so call {emergency} now.** Say that you fear for their life, read out the message, and ask for a welfare check at their address. Someone keeps ringing meanwhile. If you're near, go, but two together, and wait outside for those you called unless you hear or see that they need you.`;

/** Before the paragraph that asks, where it is not sure. */
export const APART_FIRST = `**They aren't in the room, so ring them now** and don't text back: “Where are you? Is anybody with you?” If nobody answers and you're worried, call {emergency} and ask them to look in at the address.`;
