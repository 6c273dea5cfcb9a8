/** Curses, slips and idioms of every office, which are answered as the matters of work that they are. */
export const ONLY_SOUNDS_LIKE_DANGER = [
  "I'm going to kill Tom. Third time he's moved my launch date in front of the client. I swear I'll murder him in the 2pm lol",
  'I could have strangled him in that meeting, he repeated my idea word for word',
  'honestly I could murder our supplier, third late delivery',
  "I want to punch the wall when he says 'as per my last email'",
  'my head waiter is going to kill me when I cut his hours',
  'our biggest client will kill me if the shipment is late again',
  'I nearly died of shame when my microphone was on in the board meeting',
  'I could strangle my co-manager. She changed the rota again without asking me. We meet at 8 tomorrow. What do I say?',
  'is it career suicide to tell our CEO that his project should end',
  'do I want to die on that hill, the client insists on the old logo in the presentation',
  'these weekly meetings are killing me, how do I make them shorter',
  'I did something stupid: I sent the pay list to the whole team',
];
