/** Where somebody will come with a weapon, and when. Markdown, `{emergency}` as in `ADVICE`. */
export const ARMED = `**Ring the police now:** {emergency}. **Read them the message word for word:** who, with what, against whom, and when. Don't weigh up whether it's meant. That somebody “is usually a talker” is for the police to judge, and no reason to wait.

1. **Tell them what they'll ask:** where this person may be now, the address and the car, whether there are weapons at home, who holds keys or a pass, and when the first people arrive. Ask what to do about tomorrow, and do that.
2. **Don't reply, don't ring, don't meet,** and let nobody else do it: no conversation, no talking round, not even on the telephone. Keep the message as it is.
3. **Then ring the one who is threatened, now.** They don't come in until the police say that they can, and tonight they aren't alone.
4. **Then the gate:** agree who keeps it shut, who cancels the pass, and who knows the name, the face and the car. The early shift starts later, or elsewhere. If this person comes: everybody away and behind locked doors, nobody in the way, {emergency}.
5. **Then your own boss, and security or HR,** with what the police have said. Any talk about the job comes later, and not by you alone.
6. **Afterwards:** don't stay alone with it either; see those who were threatened the same day. If the one who threatens may be in despair as well, tell the police: it changes what helps.`;
