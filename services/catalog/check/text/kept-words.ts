/**
 * Words that stay when a sentence is masked: the closed classes of English, and the verbs that instructions are built with.
 * Everything else (nouns, names, adjectives, rare verbs) becomes `_`. A tagger would be finer; this errs towards finding a formula.
 */
const FUNCTION_WORDS = `
a an the this that these those each every either neither both all any some no none such another other others
i me my mine you your yours yourself he him his she her hers it its itself we us our ours they them their theirs themselves themself one's
who whom whose which what when where why how whether
and or but nor so yet if unless until while because although though since as than then before after once
of in on at by for with without from to into onto over under about against between through during within across behind beside beyond near off out up down per via
is are was were be been being am isn't aren't wasn't weren't do does did done doing don't doesn't didn't has have had having haven't hasn't hadn't
can could may might must shall should will would can't couldn't won't wouldn't cannot
not only just even still also too very more most less least much many few first last next again never always often sometimes soon now already
there here yes one two three four five
`;

const VERBS = `
add agree allow answer ask asks asked avoid become begin bring brings build call change check choose close come comes count cover decide decides describe draw end explain
feel feels find finds follow get gets give gives given go goes happen happens happened hear heard help helps hold holds keep keeps kept know knows known learn learns leave leaves
let lets like listen look looks lose make makes made mean means meet move name need needs notice offer open pick plan practise prepare put read record reply report return
review run runs said say says see sees seen send set share show shows sit speak stand start state stay stop stops take takes talk talks tell tells think thinks tried try turn understand
use uses used wait walk want wants watch went work works write writes written wrote
`;

export const KEPT_WORDS: ReadonlySet<string> = new Set(
  `${FUNCTION_WORDS} ${VERBS}`.split(/\s+/).filter(Boolean),
);
