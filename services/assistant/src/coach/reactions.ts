/** How the other side of a scene takes a sentence that was not a question. */
interface Reactions {
  /** To blame or a verdict: closes. */
  blamed: string;
  /** To advice or an instruction: agrees without meaning it. */
  told: string;
  /** To being understood: opens, and goes on. */
  heard: string;
}

/** Who leads the talk, where that is not the one who speaks first. */
export const LEADERS: Readonly<Record<string, string>> = {
  'scenario-burnout-teacher': 'Cormac',
  'scenario-promoted-over-peers': 'Meike',
  'scenario-sponsor-doubt': 'Ruxandra',
};

const REACTIONS: Readonly<Record<string, Reactions>> = {
  'scenario-ai-draft-appraisal': {
    blamed: 'Everybody uses it. I have eleven appraisals and one afternoon. What did you expect?',
    told: 'Fine. I will change a few words before I send the next one.',
    heard: 'I did sit there with an empty page. I know her work. I just could not begin.',
  },
  'scenario-burnout-teacher': {
    blamed: 'You are right. The others manage. I will pull myself together.',
    told: 'I have tried that. It is one more thing on the list.',
    heard: 'Nobody has said that out loud before. I thought it was only me.',
  },
  'scenario-missed-deadlines': {
    blamed: 'Then put somebody else on it. I have been here since seven.',
    told: 'Understood. I will plan it better.',
    heard: 'It is not the code. I did not want to be the one who says that it cannot be done.',
  },
  'scenario-promoted-over-peers': {
    blamed: 'There it is. One week in the office and she talks like one.',
    told: 'Yes, boss. Whatever you say, boss.',
    heard: 'Six years. You could have rung me before they put it on the board.',
  },
  'scenario-quiet-nurse': {
    blamed: 'I am sorry. It will not happen again.',
    told: 'Yes, Sister. I will.',
    heard: 'I was not sure, and he was so certain. I thought that I must have read it wrong.',
  },
  'scenario-remote-silence': {
    blamed: 'It is ten at night here. I am on the call. What more do you want?',
    told: 'Sure, I can do that.',
    heard: 'To be honest, by the time I have found the words you are on the next slide.',
  },
  'scenario-resistant-veteran': {
    blamed: 'Write it down, then. My sheets come out right, and theirs do not.',
    told: 'I went to the training. I sat in the front row.',
    heard: 'You know what it is? On that thing I am an apprentice again, in front of all of them.',
  },
  'scenario-sales-slump': {
    blamed: 'I carried this team for nine years. Look it up.',
    told: 'I will make more calls. Anything else?',
    heard: 'I used to know when a job was mine. Now I sit in the car and do not know any more.',
  },
  'scenario-sponsor-doubt': {
    blamed: 'I read numbers for a living. If that is a fault, I have had it for thirty years.',
    told: 'Noted. The budget is what it is.',
    heard: 'I do not mind paying for people. I mind paying for a slide.',
  },
  'scenario-star-who-bullies': {
    blamed: 'If they cannot take it, they are in the wrong house. My figures speak for me.',
    told: 'By all means, put it in a memorandum.',
    heard: 'Nobody was gentle with me, either. I thought that was what made me good.',
  },
  'scenario-tears-in-the-review': {
    blamed: 'I know that it is bad. You need not say it twice.',
    told: 'Yes. I will catch up. I promise.',
    heard: 'Thank you. Give me a minute. It is not about the books.',
  },
  'scenario-two-chefs-one-kitchen': {
    blamed: 'Tell that to the other one. I only cook.',
    told: 'On paper, yes. You will not be here at six o’clock.',
    heard: 'I do not want a war. I want ten minutes of an oven that stays shut.',
  },
};

const ANYBODY: Reactions = {
  blamed: 'If that is what you think of me, there is not much to talk about.',
  told: 'All right. If you say so.',
  heard: 'Yes. That is about how it is.',
};

export function reactionsOf(id: string): Reactions {
  return Object.hasOwn(REACTIONS, id) ? REACTIONS[id]! : ANYBODY;
}
