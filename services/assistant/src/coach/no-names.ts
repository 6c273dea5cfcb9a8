/** Whether a word with a capital may be a first name. */
export function isName(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word) && !NO_NAMES.has(word);
}

/** Words with a capital that are none. */
export const NO_NAMES = new Set(
  `Mr Mrs Ms Miss Dr Prof Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November
  December English German French Spanish Italian Polish Dutch Christmas Easter Slack Zoom Teams Excel Jira Outlook Word Google Berlin London
  Paris Europe Germany France India China America He She They It We You I My Our One Two Three Some Someone Somebody Nobody Everybody
  Everyone The This That There What Who How Why When Where Which If But And Or No Yes Not People Management Human Sales Finance Marketing
  Please Thanks Hello Hi Help His Her Their Its Also Maybe Now Then Today Tomorrow Yesterday Another Any All Both Each Something Nothing Team Boss Hr`.split(
    /\s+/,
  ),
);
