import type { Concern, ConcernKind } from '@coachlab/safety';

/** What people ask when they have been told what to do about a danger. */
export type FollowUp =
  | 'words'
  | 'who'
  | 'tell'
  | 'refuses'
  | 'gone'
  | 'wait'
  | 'joke'
  | 'yes'
  | 'doubt'
  | 'next'
  | 'thanks'
  | 'noNumber'
  | 'shorter';

type Texts = Partial<Record<FollowUp, string>>;

const LIFE: Texts = {
  words: `In private, sitting down, in your own voice:

> “I heard what you said, and I'm worried about you. I'd like to ask you something directly. **Are you thinking of killing yourself?**”

Then wait. A long silence is all right. **If the answer is yes:** “Thank you for telling me. I'm not going to leave you alone with this. Let's call someone now, together.” **If it is no, or “I don't know”:** “I'm glad you can talk to me. Who else knows how you feel? I'd still like us to call this number together.”

Don't say: “think of your family”, “it will pass”, “you have so much to live for”, or anything that sounds like an argument.`,
  who: `Call the crisis line below yourself first, if you like: they advise people who are worried about someone, and you need no permission. **If it could happen today, or they have something with them to do it with:** {emergency}, and stay until help is there. By day, occupational health or their doctor as well.`,
  tell: `**Tell those who can help, and no one else.** Say so to the person: “I can't keep this to myself. I'll tell only people who can help, and I'll tell you who.”

- **HR or occupational health:** yes, today, that there is a risk to life and what you have done; no details beyond that.
- **Husband, wife, parents:** ask the person who should be called, and call with them. Without their consent only if there is danger now and you can't reach a crisis line, and never somebody they may be afraid of.
- **The team:** no. “She's unwell and off for now” is enough.
- **Emergency services:** always, when it could happen now; you need nobody's consent for that.`,
  refuses: `That is common, and it doesn't end your part.

1. **Don't argue, and don't leave.** “You don't have to talk. I'd like to stay with you for a while.”
2. **Offer a smaller step:** “Who would you be least unwilling to speak to: a doctor, a friend, a line that doesn't know your name? I'll dial.”
3. **Call the line below yourself** and say what you have seen; they tell you what to do next.
4. **If you believe that it could happen today:** {emergency}, also against their wish. Say it openly: “I'd rather have you angry with me than lose you.”`,
  gone: `**Act now, don't wait for an answer.** Call {emergency}, say “I'm worried that someone may kill themselves”, and give the name, the address and what was said: they send somebody to look. Meanwhile have one person call and text: “I'm thinking of you. Where are you? I'm coming, or sending someone.” If you know who is near them, send them, two together. HR has the address and the emergency contact.`,
  joke: `**Take it seriously all the same, once.** Many people who mean it say it as a joke first, to see what happens. In private: “You may have been joking. I'd rather ask than wonder: are you thinking of killing yourself?” If the answer is a calm no and everything else fits, say: “Good. If it ever changes, come to me,” and ask again in a few days. If you still can't tell, call the line below and describe what you saw.`,
  yes: `**Thank them, stay, and call.**

1. “Thank you for telling me. I'm glad you did. I won't leave you alone with it.”
2. **Ask two things:** “Have you thought about how? Do you have it with you, or at home?” A plan, means or a day means {emergency} now. Don't go near a weapon.
3. **Call the crisis line together,** on your phone, with the loudspeaker on if they like.
4. **Don't let them go home alone.** Stay until somebody else is really there: a relative they choose, a doctor, the emergency service.
5. **Remove them from work today,** without any talk of performance.`,
  doubt: `**You can't plant the idea by asking,** and you don't have to find perfect words. Somebody who asks plainly and stays is what helps most. You aren't responsible for what another person does; you are only one link, and the line below is another: call it yourself, for yourself, before or after the talk. Afterwards tell someone you trust how it was for you.`,
  next: `**Today:** ask directly, don't leave them alone, call together, bring in HR or occupational health. See that somebody is with them tonight.

**Tomorrow:** be there when you said you would be. A short word in the morning: “I'm glad to see you. How was the night?” Take work off them, agree who else knows, fix a doctor's appointment.

**In a week:** ask directly again, in the same words. Most crises come in waves. **And talk to somebody yourself.**`,
  thanks: `You did right to take it seriously. If anything changes, or you're in doubt at night, call; you don't need to be sure. And look after yourself: tell someone how this was for you.`,
  wait: `**Don't leave it until then.** Speak before they go out of reach, on leave, home, or into a weekend alone: a few minutes in private are enough to ask, “Are you thinking of killing yourself?” **If they have gone already:** call, don't text, and ask the same. If you can't reach them, or the answer is yes or “I don't know”, somebody goes to them today; {emergency} if it could happen now. And tell whoever is on duty above you, so that you don't carry this alone.`,
  shorter: `**Today, in private: “Are you thinking of killing yourself?”** If they're somewhere else, ring them now. Yes, or you can't tell: don't leave them alone, and call the line below together; {emergency} if it could happen now, or if you can't reach them. Don't promise secrecy.`,
};

const OWN_LIFE: Texts = {
  noNumber: `I hear that you don't want another number. I won't help with that message, because what you've told me sounds like a goodbye, and I'd like you to be here when it would be read. **Are you thinking of ending your life?** You may answer that with one word, to a person and not to me.

Please do one thing tonight: send this to somebody who is near, your wife, a friend, a colleague: **“I'm not safe on my own tonight. Please come.”** Hand them whatever you'd thought of using. Nothing else has to be settled, not the work and not what they say about you; for that there are people too, also in your own profession. If it's close, {emergency}.`,
  words: `You can read this to them, word for word: **“I'm thinking of killing myself and I don't want to be alone with it.”** Or, if that is too much: “I'm not safe on my own tonight.” They ask the rest. To a friend, by text: “I'm in a bad way. Can you come, or stay on the phone with me?”`,
  who: `**The crisis line below, now.** If you might act on it, or have something with you: {emergency}. If you can't speak, many lines have a chat or text service; the first link lists them. Then one person who can come to where you are.`,
  tell: `Tell one person today who can be with you: a friend, a relative, a neighbour, a colleague you trust. **Your boss needs no reason:** “I'm ill and can't work at the moment” is enough, and a doctor confirms it. HR and your boss need not know why. A crisis line tells nobody.`,
  refuses: `I understand that it is hard to call. **A smaller step:** go to where another person is, a kitchen, a café, a neighbour's door, and text one name in your phone: “Can you talk? It's bad.” You don't have to explain. You can hang up on a crisis line and call again. If you might act on it before that: {emergency}.`,
  joke: `If it was a manner of speaking, good, and nothing is lost by having asked. If it was half true, which it often is, the half deserves a call. They take it at any hour, without a name.`,
  yes: `Thank you for saying it. **Please bring a person in now,** before anything else: call the line below, or {emergency} if you might act on it. Put distance between you and whatever you would use: another room, out of the house, give it to someone. Then tell one person where you are.`,
  doubt: `You needn't be sure that it's bad enough, and it isn't your fault. The line below is for exactly this state. I'm a program; I can't sit with you, and you deserve somebody who can.`,
  next: `**The next ten minutes:** call the line below, or go to where another person is. **Tonight:** don't be alone; ask somebody to stay; put what could hurt you out of reach. **Tomorrow:** a doctor, with one sentence: “I've been thinking of killing myself and I need help.” Work can wait; a sick note explains nothing.`,
  thanks: `I'm glad you wrote. Please let a person hear it as well, today. The number stays here, and you can call as often as you need to.`,
  wait: `**Please don't wait with it.** You don't have to feel worse than this to call; the line below is there now. If it is the evening or the weekend you dread, ask one person today to spend it with you. If you might act on it: {emergency}.`,
  shorter: `**Call the line below now,** or {emergency} if you might act on it. Go where somebody is, and say: “I'm not safe and I don't want to be alone.”`,
};

const HOME: Texts = {
  words: `Alone with them, never in writing, with time and a closed door:

> “I've noticed … , and I'm worried about you. You don't have to tell me anything. **Is it safe for you at home?**”

If the answer is no: “I believe you. It isn't your fault. There are people who know how to help with this; you can call them from this room.” Don't ask why they stay, and don't say what you would do.`,
  tell: `**Never the husband, wife or partner,** nor anyone in the family who might pass it on: that is when it becomes dangerous. **HR or security:** with the person's agreement, and only what is needed: screened calls, a safe way home, who to call if they don't turn up. Without their agreement only if a life or a child is in danger; then say so to them, and call {emergency} or the helpline below first.`,
  refuses: `That is their right, and often wise: they know best when it is dangerous. Keep the door open: “All right. My door is open, and this phone is yours whenever you want it.” Ask again in a few days. Note what you saw, with dates. **If you believe that their life or a child's is in danger now:** {emergency}.`,
  joke: `People who are hurt at home often explain it away, and that isn't a lie to you; it keeps them safe. Don't press: “All right. If it is ever something else, you can tell me, and I'd believe you.” Stay attentive, note dates, and call the helpline below to ask what else you can do.`,
  next: `**Today:** a private talk, a room and a telephone for the helpline. **Tomorrow, with their consent:** a safe way to and from work, calls and visitors screened, pay and hours protected, somebody who calls if they don't turn up. **Then:** ask again, calmly, every week or so. The most dangerous time is when they leave: let the helpline plan that with them.`,
  wait: `**A safe moment is worth waiting a few days for,** rather than a quick word in the corridor. What can't wait: an injury, hands on the throat, a threat to kill, a child in danger, or that they are about to leave. Then it is today, and {emergency} if it is now. If you're unsure, call the helpline below first and ask.`,
};

const OWN_HOME: Texts = {
  words: `To the helpline: **“My partner hurts me and I'd like to know what I can do.”** They ask the rest. To one person at work: “I'm not safe at home. If I don't turn up, please call the police.” To the emergency service: your address first.`,
  tell: `**Not the person who hurts you,** and nobody who would tell them. One person at work, HR or security can screen calls, change hours and keep your pay details private: “I'm in danger at home. Please give nobody my hours or number.” The helpline tells nobody.`,
  next: `**Now:** if you're in danger, {emergency}. **This week:** call the helpline from a phone that isn't checked; they plan with you what is safe and when. Keep papers, money and a key where you can reach them. Don't announce that you're leaving. You don't have to decide anything today.`,
};

const THREAT: Texts = {
  words: `To the one who is threatened: **“I take this seriously. Do you feel safe going home today? What would help: someone who walks with you, other shifts, another desk?”** To the one who threatened: nothing from you alone; security or HR speaks to them, two together, and the police first if there is a weapon or a plan. To a customer who threatens: “I'm ending this conversation now. You'll have to leave,” and step away; don't debate.`,
  who: `**Now, or a weapon, a plan or a named person:** {emergency}. **Within the hour:** security, HR and your own manager. The police's ordinary number takes a report of threats, stalking and harassment; give dates, words, number plates and messages.`,
  tell: `**Yes: security, HR and your manager within the hour,** and the person threatened first of all. The police if there was a weapon, a plan, a date, a follower, or a repetition. You may not keep this confidential, and you need nobody's consent to report it. Don't tell the whole team more than they need to be safe: “If he comes in, don't talk to him, call this number.”`,
  refuses: `Then act without them: a threat isn't only theirs to decide on. Report it to security and HR, keep the messages, change what you can (shifts, doors, an escort to the car or the bus). Tell them what you do and why. If they are afraid of a report, call the police's advice line without names first.`,
  joke: `**A threat is dealt with as one even if it was “a joke”.** It isn't for you to judge alone: write down the exact words, tell security or HR within the hour, and let those who know how assess it. To the one who said it, with HR present: “You may have meant it as a joke. Here it isn't one, and we follow it up.”`,
  next: `**Today:** distance, report, exact words on paper, the threatened person's way home. **Tomorrow:** they don't meet: separate shifts, home office, house ban for an outsider. Doors and reception know a name and a face. **This week:** police report if it goes on, a debrief for those who were there, and one person who keeps the file.`,
  wait: `**No: report it today,** before the two meet again and while the words are fresh. Security, HR and your manager within the hour, and the one who was threatened hears what is being done before they go home. A weapon, a plan or a date: {emergency}.`,
};

const WORK: Texts = {
  words: `In private, today: **“Thank you for telling me. I believe you mean it. What do you need to feel safe tomorrow?”** Then: “I can't keep this to myself; I have to tell HR. I'll tell you whom I speak to and what I say.” Don't ask for proof, don't ask why they didn't say no, don't promise an outcome.`,
  tell: `**Yes, HR or your harassment contact, today:** that is a duty in most places, and the person is told first. Not the accused, not the team. After an assault: {emergency} or the police if the person wishes it, and a doctor in the first days.`,
  refuses: `You have a duty to act even if they don't want it; how, they may help to decide. “I hear that you don't want trouble. I have to tell HR, and I'd like to do it in the way that is safest for you.” Meanwhile keep the two apart, without the cost falling on the one who spoke.`,
  joke: `“It was a joke” says nothing about what it did. Write down the words, stop it there: “That isn't a joke here. It ends today,” and bring it to HR as it was reported.`,
  next: `**Today:** listen, write down their words, HR, apart from each other. **Tomorrow:** ask how the night was, see that nobody makes them pay for it. **In a week:** tell them what has happened since, even if it is “not yet”. Leave the investigation to those who do it.`,
  wait: `**Today if you can, tomorrow at the latest.** Each day that they work side by side as before says that it doesn't count. The long talk may have an appointment; three things may not wait: tell them that you take it seriously, keep the two apart at no cost to the one who spoke, and tell HR.`,
};

const HEALTH: Texts = {
  words: `Alone, on a calm day, of what you have seen and not of what you think it is: **“I've noticed … twice this month, and I'm worried about you. How are you, really?”** Then listen. “I'm not your doctor, and I'd like you to see one. Occupational health can help without my knowing more. Shall we call them together?” And one direct question, if there is any doubt: “Are you thinking of killing yourself?”`,
  tell: `**Occupational health or HR: yes,** as soon as safety is touched (driving, machines, patients), and otherwise with the person's knowledge. Family only if the person asks for it. The team: no.`,
  refuses: `You can't make anybody accept help, and you can say what must be so at work: “I'd like you to see a doctor. What I need is that you are safe here; so today you don't drive, and HR knows.” Offer it again next week. Unconscious, confused, breathing badly, or talk of dying: {emergency}.`,
  joke: `Playing it down belongs to it. Stay with what you saw: “Perhaps. I saw … , and I'd rather ask.” Don't argue about the word.`,
  next: `**Today:** safe, off anything dangerous, home with somebody. **Tomorrow:** the calm talk, occupational health, one clear agreement about work. **In two weeks:** look at it together.`,
  wait: `**The talk can wait a few days for a calm hour; safety can't.** Whoever drives, works with machines or looks after people doesn't do it today. Unconscious, confused, breathing badly, or talk of dying: {emergency}.`,
};

const GRIEF: Texts = {
  words: `In person, in a small group, plainly: **“I have very sad news. Alex has died. We don't know more than that, and we won't guess. There is nothing you have to do today.”** Then be quiet. To those who were close, alone: “Has this brought up thoughts of ending your own life?” To the family: “We are so sorry. We'd like to do what is right for you. May we …?”`,
  tell: `HR and your own manager today; the team in person, before they read it somewhere; customers only that the person has died. **Call it suicide only if the family has agreed.**`,
  next: `**Today:** tell people, lighten the day, say who is there to talk. **Tomorrow:** go round, look for who is missing or too calm, ask them directly. **This month:** the funeral, the desk, the customers' messages, one person for the family. Mark the date in a year.`,
  wait: `**Not past today:** otherwise people read it somewhere. Those who were closest first, in person, the others the same day. Ask directly anyone you worry about; the first days and weeks count most.`,
};

/** What holds for any other danger. */
const GENERAL: Record<FollowUp, string> = {
  words: `Alone with them, calmly, of what you have seen: **“I've noticed … , and I'm worried about you. How are you, really? What would help you to be safe tonight?”** Listen longer than is comfortable. “I'd like us to call someone who knows about this; I'll sit with you.”`,
  who: `**In danger now:** {emergency}. Otherwise the line below: you can call it yourself to ask what to do, without giving a name. Then HR or occupational health, and your own manager.`,
  tell: `Tell those who must act or can help, and nobody else: HR or occupational health, security where somebody is threatened. Tell the person first, “I can't keep this to myself; I'll tell you whom I speak to.” Family only if the person asks for it. The team: no. In danger now: {emergency}, with or without consent.`,
  refuses: `Don't press and don't give up: “All right. I'm here, and I'll ask again.” Offer one smaller step, do what you must do for safety at work in any case, and say openly what that is. In danger now: {emergency}.`,
  gone: `If you fear for their safety, don't wait: {emergency}, with name, address and what you know; they send somebody to look. HR has the address and the emergency contact. Meanwhile one person keeps calling.`,
  joke: `It may be so. Stay with what you saw, say it once and kindly, and leave the door open: “Good. If it's ever otherwise, come to me.” Keep a dated note and stay attentive.`,
  yes: `“Thank you for telling me. I believe you, and you're not alone with it.” Then ask what they need to be safe today, call the line below together, and agree who else must know. In danger now: {emergency}.`,
  doubt: `You don't have to be sure, and you won't make it worse by asking kindly and in private. What harms is silence. Call the line below for yourself if you'd like to think it through with somebody.`,
  next: `**Today:** make sure that nobody is in danger, talk in private, bring in HR or occupational health. **Tomorrow:** ask again how they are, keep what you promised. **This week:** look after yourself, too.`,
  thanks: `You did right to take it seriously. If anything changes, call; you don't need to be sure.`,
  wait: `If you can't say for sure that they are safe until then, **don't wait:** a short question in private today is enough. If they are out of reach, call, and ask who is with them. In danger now: {emergency}. If they are safe and somebody is with them, the longer talk may wait for a calm hour.`,
  noNumber: `I'm not pushing you off with a number. You have asked me how to go about it, and the first sentence is: “I'm worried about you. How are you, really?” Before you write or plan anything else, see that nobody is alone with it today. If it can't wait, {emergency}; there somebody always answers.`,
  shorter: `In danger now: {emergency}. Otherwise today: a word in private, “I'm worried about you. What do you need to be safe tonight?”, then HR or occupational health. The line below tells you what to do next.`,
};

const OWN_GENERAL: Record<FollowUp, string> = {
  words: `To the line below or a doctor: **“This is happening to me, and I need help with it”,** and then one example. They ask the rest. To one person you trust: “I'm not all right. Can you come, or stay on the phone?”`,
  who: `The line below, at any hour, also only to ask. In danger now: {emergency}. And one person near you today.`,
  tell: `One person you trust, today. At work only who can help: HR, occupational health or a counsellor; “I'm ill” or “I need protection” is enough, and nobody is owed the reason. Not the person you are afraid of, and nobody who would tell them.`,
  refuses: `You decide the pace. A smaller step: write it down for yourself, text one name in your phone, or read what the first link below says. You can call and hang up, and call again. In danger now: {emergency}.`,
  gone: `If nobody answers, try the next number or the chat behind the first link, or go where other people are. In danger now: {emergency}; there somebody always answers.`,
  joke: `If it was a manner of speaking, nothing is lost. If it was half true, the half deserves a person who listens.`,
  yes: `Thank you for saying it. Please let a person hear it as well, today: the line below, a doctor, or someone near you. In danger now: {emergency}.`,
  doubt: `It isn't your fault, and you needn't be sure that it's bad enough. The line below is for exactly this.`,
  next: `**Now:** somewhere safe, and one person who knows. **Today:** the line below. **This week:** a doctor, or whoever must act. You don't have to decide anything else today.`,
  thanks: `I'm glad you wrote. Please tell a person as well. The number stays here.`,
  wait: `You needn't wait until it is worse. One person today, or the line below; the rest can follow. In danger now: {emergency}.`,
  noNumber: `All right, then a person and not a number. Who is there whom you could ask to come, or to stay on the phone, tonight? Send just this: “I'm not all right. Can you come?” The rest you needn't explain. If it gets worse, {emergency}; there somebody always answers.`,
  shorter: `In danger now: {emergency}. Otherwise tell one person you trust today, and call the line below.`,
};

const OTHERS: Record<ConcernKind, Texts> = {
  suicide: LIFE,
  'self-harm': LIFE,
  'after-suicide': GRIEF,
  'violence-at-home': HOME,
  threat: THREAT,
  'abuse-at-work': WORK,
  panic: HEALTH,
  eating: HEALTH,
  addiction: HEALTH,
};

const OWN: Partial<Record<ConcernKind, Texts>> = {
  suicide: OWN_LIFE,
  'self-harm': OWN_LIFE,
  'violence-at-home': OWN_HOME,
  threat: {
    words: `To security, HR or your manager: **“I've been threatened and I don't feel safe going home.”** To the police: who, which words, when, and where you are now. To the one who threatens: nothing. If it is you who is afraid of doing harm: “I'm afraid I might hurt someone. Please stay with me.”`,
    tell: `**Yes: security, HR and your manager, today,** and the police if there was a weapon, a plan, or somebody follows or waits for you. You need no proof to report it.`,
    joke: THREAT.joke,
    next: `**Now:** where other people are; {emergency} if they are near. **Today:** report it, write down the words, arrange who walks with you. **The next days:** another way home, someone who knows when you should arrive, no meeting with the other person.`,
  },
  'abuse-at-work': {
    who: `Someone who must act: HR, a harassment contact, the works council or union; your boss's boss if it is your boss. After an assault: {emergency} or a doctor, in the first days. The line below is for you too, at any hour.`,
    words: `To HR or a harassment contact: **“I need to report something, and I want it written down.”** Then what happened, when, who was there; no need to find a name for it. To the one who did it, only if you are safe and wish to: “Stop. Don't touch me.”`,
    tell: `Someone who must act: HR, a harassment contact, the works council or union, your boss's boss. You needn't tell colleagues, and you may bring somebody along.`,
  },
};

/** The answer to a question that goes on about a danger. */
export function followUpText({ kind, who }: Concern, asked: FollowUp): string {
  const own = who === 'self';
  const texts = own ? OWN[kind] : OTHERS[kind];
  return texts?.[asked] ?? (own ? OWN_GENERAL : GENERAL)[asked];
}
