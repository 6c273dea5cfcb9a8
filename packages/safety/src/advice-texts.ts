import type { ConcernKind } from './concern.ts';

/** Who to call: `work` is for harassment there. */
type Lines = 'crisis' | 'violence' | 'work';

export interface AdviceText {
  /** Somebody else is in danger. */
  other: string;
  /** The visitor is. */
  self: string;
  /** Which of a country's lines to name. */
  lines: Lines;
  /** Whether the question behind it is answered as well: it is about work, and not about the next hour. */
  answerToo: boolean;
}

/** `{emergency}` is the number of the country that is shown, or how to find it. Markdown. */
export const ADVICE: Record<ConcernKind, AdviceText> = {
  suicide: {
    lines: 'crisis',
    answerToo: false,
    other: `**Take this seriously and act today.** You don't need to be a therapist. You need to ask, stay, and bring in help.

1. **Talk to them now, somewhere private.** Say what you heard or saw: “You said you can't see a way forward. I'm worried about you.”
2. **Ask directly: “Are you thinking of killing yourself?”** Asking does not plant the idea. It tells them they can say it out loud to somebody who won't run away. Then listen, and don't argue or cheer them up.
3. **If the answer is yes, or you can't tell, don't leave them alone.** If it could happen now, call {emergency}. Otherwise call a crisis line together; you can also call first, to ask what to do. If they have something with them to do it with, move it out of reach only if that's safe.
4. **Don't promise to keep it secret.** Say: “I care about you too much to keep this to myself. I'll tell only the people who can help, and I'll tell you who.” If they are somewhere else, send someone to them, and give the emergency number their address.
5. **Tomorrow:** be there when you said you would be. Tell HR or occupational health what they need to know and no more, take work off them, and talk to somebody yourself.`,
    self: `I'm glad you wrote that. I'm a program and can't be with you, so **please bring a person in now.**

- **If you might act on it, or have something with you to do it with:** call {emergency}, or go where other people are, right now.
- **Call the crisis line below.** You don't have to explain it well. “I don't want to be alive” is enough to begin with.
- **Tell one person near you:** “I'm not safe and I don't want to be alone.” Ask them to stay, and to take away whatever you could hurt yourself with.
- **If it isn't quite that, but you have no strength left:** that is reason enough to call, and to see a doctor this week.

Nothing about your work has to be solved tonight. It can wait; you come first. When that's done, I'll help you with the rest.`,
  },
  'after-suicide': {
    lines: 'crisis',
    answerToo: false,
    other: `I'm very sorry. There is no right way through this, but there are a few things that help and a few that harm.

- **Tell people in person, in small groups, soon, and say it plainly:** “I have very sad news. Alex has died.” Call it suicide only if the family has agreed. Never describe how, and don't guess why.
- **Make room for every reaction,** silence and anger included. Say that nobody caused it, and that nobody could be sure of seeing it coming.
- **Watch over those closest, and those with troubles of their own.** Ask directly: “Has this brought up thoughts of ending your own life?” Asking does not plant the idea. If somebody says yes, don't leave them alone; call {emergency} if the danger is now.
- **Lighten the week.** Cancel what can be cancelled, let people leave, say who is there to talk and when. Bring in occupational health, the assistance programme or a bereavement service today.
- **Write to the family,** and ask them before you plan anything in the person's name. Keep an eye on the date in the months to come.
- **And you:** you're carrying this too. Talk to somebody who isn't on the team.`,
    self: `I'm very sorry. Please don't carry this alone. Talk to someone today: a friend, your doctor, occupational health or the line below, which is there for people who have lost somebody to suicide as well. If you have thoughts of following them, call {emergency} or the line below now, and ask someone to stay with you.`,
  },
  'self-harm': {
    lines: 'crisis',
    answerToo: false,
    other: `**Take it seriously, and stay calm.** Self-harm is most often a way to bear a pain that has no other outlet. It isn't attention-seeking, and it isn't for coaching.

1. **Speak to them alone, kindly, without staring at the injuries:** “I've noticed the marks on your arm, and I'm worried about you. You don't have to explain. How bad is it at the moment?”
2. **Ask directly:** “Are you also thinking of killing yourself?” Asking does not plant the idea. If yes, or if you can't tell, don't leave them alone; call {emergency} if it could happen now.
3. **A deep or bleeding wound, or pills taken:** {emergency}, at once.
4. **Don't demand that they stop, don't ask to see, don't promise secrecy.** Say: “I won't make this a topic in the team. I do want you to have proper help, and I'll go with you if you like.”
5. **Tomorrow:** offer time for a doctor or counsellor, bring in occupational health (with their knowledge), take pressure off, and ask again in a few days.`,
    self: `Thank you for saying it. Hurting yourself usually means that something is too much to bear alone, and that deserves real help, not a coaching tool.

- **If you're badly hurt, or have taken something:** call {emergency} now.
- **If the urge is strong right now:** go where someone else is, put distance between you and whatever you'd use, and call the line below. You can call for this, not only when it's about dying.
- **If you're also thinking of ending your life:** call now, and tell someone near you that you're not safe alone.
- **This week:** tell a doctor. You can say it in one sentence: “I've been hurting myself and I'd like help to stop.”`,
  },
  'violence-at-home': {
    lines: 'violence',
    answerToo: false,
    other: `**Believe it, and let them set the pace.** The most dangerous time is often when somebody tries to leave, so help them reach people who know how to plan that.

1. **In danger right now:** {emergency}.
2. **Speak to them alone, never in writing that someone at home could read:** “I've noticed the bruises, and I'm worried about you. I'm not asking you to tell me. Is it safe for you at home?” If they say no, say: “I believe you. It's not your fault.”
3. **Offer a room, a telephone and time** to call the helpline below from work. You can call it yourself to ask what to do. Note what you saw, with dates, and keep it safe.
4. **Don't confront the other person, don't tell them to leave at once, don't ask why they stay.** And don't promise secrecy: if children or a life are at risk, others must know.
5. **Tomorrow, with them and with HR or security:** a safe way to and from work, calls and visitors screened, hours and pay details protected, somebody who knows to call if they don't turn up.`,
    self: `I believe you, and **it isn't your fault.** You don't have to decide anything tonight except to be safe.

- **In danger right now:** call {emergency}. If you can't speak, call and stay on the line, or use a neighbour's or colleague's phone.
- **The helpline below** talks with people in exactly this situation, free, without telling anybody, and helps you plan what is safe. Call from a phone that the other person doesn't check.
- **Tell one person at work or nearby:** “I'm not safe at home. If I don't turn up, please call the police.” Keep documents, money and a key where you can reach them.
- **Work can help more than you may think:** HR can screen calls, change hours and keep your pay details private.
- Before you close this, you may want to clear the page from your browser's history.`,
  },
  threat: {
    lines: 'crisis',
    answerToo: false,
    other: `**Safety first: this is for security and the police, not for a coaching talk.**

1. **If someone is armed, violent, or you believe it's about to happen:** get yourself and others away, then call {emergency}. Don't argue, don't block the way, don't try to take a weapon.
2. **If it's a threat for later, tell security, HR or your own manager within the hour,** and the police if a weapon, a named person or a date came up. Not tomorrow, and not after you've “heard both sides”.
3. **Write down the exact words,** who heard them, when and where. Keep messages.
4. **Look after the person who is threatened or followed.** They must not learn it last, and not have to meet the other person until it is settled: somebody walks with them to the car or the bus stop, their shifts and desk are changed if they wish, the other person (customer or colleague) is kept out.
5. **Don't handle it alone, and don't promise to keep it quiet.** If the one who threatens may also be in despair, say that to the police or the crisis line: it changes what helps.`,
    self: `**Put distance between you and them first,** whichever of these it is.

**If somebody threatens you, follows you or waits for you:**

- **In danger now, or they are near:** call {emergency}. Go where other people are, not home alone.
- **Tell someone today:** security, HR and your manager, and the police if there was a weapon, a plan, a photograph of your home, or if it has happened before. You don't need proof to report it. You can say: “I've been threatened and I don't feel safe going home.”
- **Keep everything:** the exact words, times, messages, number plates. Don't answer, don't meet them to settle it.
- **For the next days:** don't walk to the bus or the car alone, change your way home, tell one person when you should arrive.

**If you're afraid of what you might do to somebody:**

- Leave the room, the building or the conversation; anger this strong passes, and what is done in it does not.
- Call {emergency} or the crisis line below, and say just that: “I'm afraid I might hurt someone.” They take such calls. Put anything you could use out of your reach.
- **If it was a figure of speech and you are simply furious:** don't write or say anything to them today. Sleep, then tell me what happened, and we'll find words that get you heard.`,
  },
  'abuse-at-work': {
    lines: 'work',
    answerToo: true,
    other: `**First, safety and duty.** If somebody was assaulted or is afraid of what comes next, they come before everything: in danger now, {emergency}; otherwise a private talk today. Listen, believe that they mean it, don't investigate and don't judge: “Thank you for telling me. What do you need to feel safe tomorrow?” Don't promise secrecy; say who has to know. Bring in HR or your harassment contact today, write down what was said in their words, and make sure that nobody pays a price for speaking. After a sexual assault, a doctor or a specialist centre can help and secure evidence in the first days, whether or not there is ever a report.`,
    self: `**What you describe isn't yours to put up with.** In danger now: {emergency}. Otherwise, today: write down what happened, with date, words and witnesses, and keep messages. Tell someone who must act: HR, a harassment contact, a works council or union, or your boss's boss if it's your boss. You can say: “I need to report something, and I want it written down.” After a sexual assault, a doctor or a specialist centre can help and secure evidence in the first days, whether or not you ever report it. If it's wearing you down, the line below is for you too.`,
  },
  panic: {
    lines: 'crisis',
    answerToo: false,
    other: `**Chest pain, fainting, a fit, confusion, or a first attack like this: call {emergency}.** Don't try to tell a panic attack from a heart attack yourself.

If it's a panic attack they know: stay beside them, speak slowly and little. “I'm here. This will pass. Breathe out with me, slowly.” Bring them somewhere quiet, let them sit, keep others away, don't hold them unasked. It's usually over within half an hour. Afterwards: water, no questions, no meeting. Ask who should be called, and don't let them drive straight away.

**If they hear voices, believe things that can't be so, or can't be calmed:** stay calm, don't argue, and call a doctor or {emergency}. Tomorrow: offer time for a doctor and occupational health, and ask what would help if it happened again.`,
    self: `**If your chest hurts, you may faint, or this is new to you: call {emergency} now.** Better once too often.

If you know it as a panic attack: it is dreadful, and it passes, usually within half an hour. Put both feet on the floor. Breathe out slowly, longer than in: in for four, out for six, ten times. Name five things you can see. Tell somebody near you: “I'm having a panic attack; please sit with me.” Don't drive now.

When it's over, you don't have to finish what you were doing. See a doctor this week: this can be treated well. If there are thoughts of not wanting to live, call the line below now.`,
  },
  eating: {
    lines: 'crisis',
    answerToo: true,
    other: `**First, their health.** Fainting, chest pain, confusion, or not having eaten for days is an emergency: {emergency}. An eating disorder is an illness, and a manager neither names it nor treats it. Speak to them alone about what you've seen and your worry, never about weight or looks: “You seem exhausted lately, and I'm worried about you. How are you, really?” Don't watch them eat and don't comment on food. Offer time for a doctor, and occupational health with their knowledge. If they say that they don't want to live, don't leave them alone.`,
    self: `**First, your health.** If you've fainted, your heart stumbles, or you haven't eaten for days: {emergency}. Otherwise please tell a doctor this week, in one sentence: “I'm struggling with eating and I need help.” It's an illness that can be treated, not a lack of will. The line below is there for this too, at any hour.`,
  },
  addiction: {
    lines: 'crisis',
    answerToo: true,
    other: `**First, safety.** Someone who may be drunk or high today doesn't drive, use machines or look after people: take them off the task, without an audience, get them home safely, and tell HR or your duty manager now. Unconscious, confused or breathing badly: {emergency}. Alone with them, on another day and sober, speak only of what you've seen, never of a diagnosis: “Twice this month you came in smelling of alcohol, and I'm worried. What's going on?” Addiction is an illness: occupational health, an assistance programme or a doctor treat it, and your company's rules say what must follow. Don't cover up, and don't promise to.`,
    self: `**It takes courage to write that.** If you've taken too much, or stopping makes you shake, sweat or see things: {emergency}; stopping alcohol or tablets at once can be dangerous, so do it with a doctor. Otherwise tell your doctor this week: “I'm drinking more than I can control.” A doctor, a self-help group or your company's assistance programme can start without your boss. Don't drive or run machines meanwhile. If there are thoughts of not wanting to live, call the line below now.`,
  },
};

/**
 * For words that may mean something harmless, or only hint at it. One paragraph that says so and asks directly; the question is
 * answered below it.
 */
export const CAUTION: Record<ConcernKind, { self: string; other: string }> = {
  suicide: {
    self: `I may be misreading this, and I'd rather ask once too often: **are you thinking of not living any more, or of killing yourself?** If part of you is, please call the line below now, or {emergency}, and tell someone near you. You don't have to be sure to call. If it isn't that, read on.`,
    other: `I may be misreading this. In case it is about their life and not only their job: **ask in private and directly, “Are you thinking of killing yourself?”** Asking does not plant the idea. If yes, or if you can't tell, don't leave them alone; call the line below together, or {emergency} if it could happen now. If you can't reach them and are worried, ask {emergency} to look in on them.`,
  },
  'after-suicide': {
    self: `I may be misreading this. If you've lost somebody, I'm sorry; the line below is there for the bereaved, too. If it brings up thoughts of not living yourself, call it today.`,
    other: `I may be misreading this. If somebody has died, I'm sorry. Say it plainly and in person, make room for every reaction, and look after those who were closest. The line below is there for the bereaved, too.`,
  },
  'self-harm': {
    self: `I may be misreading this. **Are you hurting yourself?** If so, you deserve help and no reproach: tell a doctor this week, or call the line below, which isn't only for those who want to die. Badly hurt: {emergency}.`,
    other: `I may be misreading this. If they may be hurting themselves: speak to them alone and kindly, “I've noticed, and I'm worried about you”, and ask directly whether they also think of killing themselves. Asking does not plant the idea. Bring in a doctor or the line below. Badly hurt: {emergency}.`,
  },
  'violence-at-home': {
    self: `I may be misreading this. **Are you safe at home?** If somebody close to you hurts, frightens or controls you, it isn't your fault. In danger: {emergency}. The helpline below can be called from a phone that nobody checks.`,
    other: `I may be misreading this. If someone close to them may be hurting or controlling them: speak to them alone, never in writing, and ask, **“Is it safe for you at home?”** Believe the answer, offer a room and a telephone for the helpline below, and don't confront the other person. In danger: {emergency}.`,
  },
  threat: {
    self: `I may be misreading this. **If somebody threatens, follows or frightens you,** don't settle it alone: tell security, HR or your manager today, keep every message, don't walk home alone; {emergency} if they are near. **If you're afraid that you might hurt somebody,** leave the situation and call the line below, or {emergency}.`,
    other: `I may be misreading this. **If somebody could really be hurt, is followed or is threatened,** don't handle it alone: security, HR or your manager within the hour, and {emergency} if it's now. Ask the one concerned, “Do you feel safe going home today?”, see that they don't walk alone, and note the exact words.`,
  },
  'abuse-at-work': {
    self: `I may be misreading this. **If you're being touched, humiliated or threatened at work,** it isn't yours to put up with: note what happened, with dates and witnesses, and tell HR or someone else who must act. In danger: {emergency}. The line below is for you too.`,
    other: `I may be misreading this. If somebody is being abused, touched or humiliated: speak to them alone, “What do you need to feel safe tomorrow?”, bring in HR today, and don't promise secrecy. In danger: {emergency}.`,
  },
  panic: {
    self: `I may be misreading this. If you feel ill right now (chest, breath, faintness), call {emergency}. If it's all simply too much, stop for today, tell someone near you, and see a doctor this week. If there are thoughts of not wanting to live, call the line below now.`,
    other: `I may be misreading this. If somebody has collapsed, is confused, hears voices or can't be calmed, call {emergency} and stay with them. If they seem to be breaking under it all, don't leave them alone with it: ask directly how they are and whether they think of not wanting to live, and bring in a doctor.`,
  },
  eating: {
    self: `I may be misreading this. If eating has become a struggle, please tell a doctor this week; it is an illness and can be treated. Fainting, or nothing eaten for days: {emergency}. The line below is there at any hour.`,
    other: `I may be misreading this. If you're worried about how somebody eats, speak to them alone, of your worry and never of weight or food: “You seem exhausted, and I'm worried about you. How are you, really?” Offer time for a doctor. Fainting or confusion: {emergency}.`,
  },
  addiction: {
    self: `I may be misreading this. If drink, drugs or gambling have got hold of you, please tell a doctor this week; stopping alcohol or tablets at once can be dangerous alone. If there are thoughts of not wanting to live, call the line below now.`,
    other: `I may be misreading this. If somebody may be drunk or high at work today, take them off anything dangerous first, without an audience, see them home safely, and tell HR or your duty manager. Can't be woken or breathes badly: {emergency}.`,
  },
};
