import type { EmergencyTexts } from './emergency-texts.ts';

export const en: EmergencyTexts = {
  call: '**Call {emergency} now, or have somebody call while you stay.** Put the telephone on loudspeaker: they tell you step by step what to do.',
  callForYourself:
    '**Call {emergency} now, and tell somebody near you what is happening.** Unlock the door, don’t drive yourself, and let the meeting wait.',
  untilHelp: {
    unconscious:
      '**Shake a shoulder and shout. No reaction and no normal breathing: start chest compressions,** hard and fast in the middle of the chest, about two a second, and send somebody for the defibrillator (AED). Gasping is not breathing. Breathing normally: turn them on their side with the head tilted back, and keep watching the breath. After a fall, move them only if they don’t breathe or the place is dangerous.',
    choking:
      '**They can’t cough, speak or breathe: bend them forward and give five hard blows between the shoulder blades,** then five thrusts from behind, a fist above the navel, inwards and upwards (in pregnancy, on the breastbone). Go on in turns. If they pass out, lay them down and start chest compressions. Whoever can still cough coughs.',
    allergy:
      '**Adrenaline pen (EpiPen), if there is one: now, into the outside of the thigh, through the clothes.** Say “anaphylaxis” on the telephone. They lie down with their legs raised, or sit if breathing is hard, and don’t get up. No better after five minutes: a second pen. They go to hospital even if it gets better, because it can come back.',
    heart:
      '**Let them sit down, lean back and do nothing more.** Loosen what is tight, and send somebody for the defibrillator (AED). They don’t walk, drive or finish the shift, even if it eases; don’t try to tell a heart attack from stress or indigestion. Aspirin to chew only if the telephone says so. If they collapse and don’t breathe normally, start chest compressions.',
    stroke:
      '**Note when they were last well: treatment depends on the time.** Let them sit or lie with the head slightly raised, or on their side if they are drowsy. Nothing to eat or drink, no tablets, no aspirin. Call even if it passes after a few minutes.',
    overdose:
      '**Don’t wait for signs: some poisons do their harm while people feel well.** Say what it was, how much and when, and keep the packet. Don’t make them vomit. Drowsy: on their side. No normal breathing: chest compressions; naloxone, if you have it and it may be an opioid. Gas, fumes, a tank or a pit: nobody goes in after them, the fire service does. If it may have been meant, don’t leave them alone for a minute.',
    heat: '**Get them out of the heat and cool them at once:** shade or a cool room, off with what they can take off, wet the skin and fan it, cold wet cloths at the neck, armpits and groin. Awake and clear: small sips of water. Confused, drowsy or vomiting: nothing to drink, on their side, and keep cooling until help is there; heat stroke can kill within the hour. They don’t work on today, and don’t go home alone.',
    diabetes:
      '**Awake and able to swallow: sugar now,** a glass of juice or ordinary lemonade (not diet), or glucose tablets; again after ten minutes if it isn’t better, then something to eat. Drowsy or unconscious: nothing by mouth, on their side. Give no insulin. If you don’t know whether the sugar is low or high, sugar is right.',
    seizure:
      '**Move hard things away, put something soft under the head, and look at the clock.** Don’t hold them down, and put nothing into the mouth. When the shaking stops, turn them on their side and stay until they know where they are. If they have a plan for their epilepsy, follow it; a first fit, five minutes, a second fit, an injury or any doubt needs an ambulance.',
    injury:
      '**Bleeding: press hard on it with a clean cloth, and keep pressing;** what is stuck in stays in. After a fall or a blow: head and back stay still. Electric current: switch it off before you touch anybody. Burns, acid, eyes: running water for twenty minutes. Asthma: sitting up, their own blue inhaler, a puff every minute up to ten.',
  },
  forYourself: {
    unconscious:
      'Lie down where you can’t fall, away from machines and stairs, and have somebody stay with you.',
    choking:
      'Make a sign to somebody now. Alone: push your belly hard against the back of a chair, inwards and upwards.',
    allergy:
      'Your adrenaline pen, if you have one: now, into the outside of the thigh. Say “anaphylaxis”. Lie down with your legs raised, or sit if breathing is hard, and don’t walk to the ambulance.',
    heart:
      'Sit down, lean back, and move as little as you can. If you know it as a panic attack and it is as it always is, breathe out slowly; if anything is different, call.',
    stroke: 'Note when it began. Eat and drink nothing, take no tablets, and call even if it passes.',
    overdose:
      'Say what you took, how much and when, and keep the packet; feeling well says nothing. If part of you meant to die, say that too: they are there for it. Go where somebody can be with you.',
    heat: 'Stop work, get into the shade or a cool room, take off what you can, wet your skin and sip water. Have somebody stay with you, and don’t go back today.',
    diabetes:
      'Something with sugar at once: juice, ordinary lemonade or glucose tablets, and again after ten minutes if it isn’t better. Don’t drive, and have somebody sit with you.',
    seizure:
      'Lie down away from edges, machines and stairs, and tell somebody to look at the clock and to stay.',
    injury:
      'Press hard on what bleeds with a clean cloth, and keep pressing. Burns, acid, eyes: running water for twenty minutes. After a fall: lie still.',
  },
  stay: '**Stay with them until help has taken over,** keep onlookers away, and send somebody to the entrance to show the way.',
  afterwards:
    '**Afterwards:** have the person called whom they want with them, or their emergency contact. Write down what happened and when, and report it where it may be an accident at work. See those who watched it today, for a few minutes, and tell the others no more than the person wishes. Then come back: for the return, the rota and what you say to the team there are words.',
  heatAgain:
    '**First the heat, because tomorrow may be as hot.** Whoever fainted or was confused sees a doctor before working in it again. From now on: water within reach, a break in the shade every hour that is paid and that nobody can trade for money, heavy work early, nobody alone. If pay is by the piece, pay the breaks, or they won’t be taken; keeping people safe is the employer’s duty, whatever they would choose themselves. Show the signs in pictures or in their own languages: dizzy, sick, muddled, no longer sweating means stop, shade, water, shout. Confused or unconscious: {emergency}, and cool them at once.',
};
