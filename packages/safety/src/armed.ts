import type { Concern } from './concern.ts';
import { plainText } from './plain-text.ts';
import { wholeWords } from './whole-words.ts';

/** Somebody who was named to come with a weapon, and when: the police come before everything else. */
export function armedThreat(concern: Concern | undefined, text: string): Concern | undefined {
  if (!concern || (concern.kind === 'suicide' && concern.who === 'self')) return undefined;
  const plain = plainText(text);
  if (!WHEN.test(plain) || OWN.test(plain) || TOOL.test(plain)) return undefined;
  const isSaid = concern.kind === 'threat' && WEAPON.test(plain) && COMES.test(plain);
  if (!isSaid && !COMES_WITH.test(plain)) return undefined;
  return { kind: 'threat', who: 'other', sure: true, armed: true, language: concern.language };
}

const WEAPON = wholeWords(
  'guns?|handguns?|pistols?|rifles?|shotguns?|firearms?|revolvers?|crossbow|knife|knives|machete|axe|hammer|baseball bat|petrol|acid|bombs?|explosives|weapons?' +
    '|(?:jagd)?gewehr|flinte|pistole|waffen?|messer|axt|bombe|benzin|fusil|carabine|pistolet|arme|couteau|hache|essence|escopeta|pistola|rifle|arma|cuchillo|navaja|hacha|bomba|gasolina',
);
const COMES = wholeWords(
  'com(?:e|es|ing)|comes? back|be (?:back|there|here)|bring\\w*|show(?:s|ing)? up|turn(?:s|ing)? up|wait(?:s|ing)?|on (?:his|her|their) way|will|hell|shell|theyll|going to|gonna' +
    '|komm(?:e|t|en)|bringt?|steht|wartet|wird|werde|vient|viendra|reviendra|revient|arrive\\w*|apporte\\w*|attend\\w*|va venir|viene|vendra|volvera|vuelve|trae\\w*|espera\\w*',
);
const WHEN = wholeWords(
  'tomorrow|tonight|this (?:morning|afternoon|evening)|in the morning|first thing|(?:on |next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|(?:early|late|night|day|next) shift|at (?:noon|\\d+|six|seven|eight|nine|ten|lunch)|in an hour|(?:an? )?hours? from now|right now|on (?:his|her|their) way|later today|soon' +
    '|morgen|heute (?:abend|nacht|nachmittag)|(?:am )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|demain|ce soir|cette nuit|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|manana|esta (?:noche|tarde)|(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)',
);
/** The writer's own weapon is another talk. */
const OWN = wholeWords(
  '(?:i|ill|id|im|ive) (?:[^ |]+ ){0,5}(?:my|a|the) (?:[^ |]+ )?(?:guns?|pistol|rifle|shotgun|knife|weapon|axe)|mein(?:e|em|er|en)? (?:gewehr|pistole|waffe|messer|axt)|mon (?:fusil|pistolet|couteau|arme)|mi (?:escopeta|pistola|cuchillo|arma)',
);

const COMES_WITH = wholeWords(
  '(?:(?:will|ll|hell|shell) be|com(?:e|es|ing)|show(?:s|ing)? up|turn(?:s|ing)? up|wait(?:s|ing)?) (?:[^ |]+ ){0,7}with (?:his|her|a|an|the) (?:[^ |]+ )?(?:guns?|pistol|rifle|shotgun|revolver|machete|axe|crossbow|bomb)|bring(?:s|ing)? (?:[^ |]+ ){0,3}(?:guns?|pistol|rifle|shotgun|revolver|machete)',
);
const TOOL = wholeWords(
  '(?:nerf|water|toy|glue|nail|staple|heat|spray|bar ?code|label|massage|radar|price|paint\\w*|grease|caulking) guns?|clay pigeon|hunting (?:club|season)|museum|props?|(?:chefs?|cooks?|kitchen|own|bread|butter|palette|stanley) kni(?:fe|ves)|kni(?:fe|ves) (?:to|in|for) the kitchen|bath bombs?',
);
