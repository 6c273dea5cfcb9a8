import type { SiteQuestion } from './site-questions.ts';

const SAID = String.raw`ce que (?:j'ai |je (?:vous |t'|te |viens d'|viens de )?|j')(?:écris|ecris|écrit|dis|dit|tape|tapé|raconte|demande|saisis|confie)`;
const IT = String.raw`(?:ça|cela|ceci|tout ça|tout cela|le tout|tout|(?:cette|la|ma|notre) (?:conversation|discussion)|(?:le|ce) chat|${SAID}|mes (?:données|messages|mots|réponses))`;
const TAIL = String.raw`(?: (?:ici|aussi|ensuite|après|plus tard|là|vraiment|quelque part|alors|tout|moi|à moi))*`;
const ELSEWHERE = String.raw`(?!.*\b(?:slack|teams|outlook|e-?mails?|mails?|mail|courriels?|ordinateur|agenda|whatsapp|linkedin|compte rendu)\b)`;
const asks = (pattern: string) => new RegExp(pattern, 'iu');

export const FR: readonly SiteQuestion[] = [
  {
    topic: 'who-answers',
    asked: asks(
      String.raw`^(?:(?:est-ce que )?(?:vous êtes|tu es|c'est|êtes-vous|es-tu|est-ce)|je parle (?:à|avec)|est-ce que je parle|à qui est-ce que je parle|à qui je parle|qui (?:me )?répond|qui est-ce qui répond)\b.{0,30}\b(?:personne|humain|robot|bot|ia|i\.a|machine|chat ?gpt|programme|ordinateur|intelligence artificielle)\b.{0,20}$|^(?:à qui (?:est-ce que )?je parle|qui (?:me )?répond|qui est-ce qui (?:me )?répond)(?: ici)?$`,
    ),
    answer:
      'C’est un programme qui répond : pas une personne, ni le modèle de langage d’une autre entreprise. Il suit des règles et ce qui est écrit sur ce site, et il peut se tromper ; dites alors en une phrase ce que vous vouliez dire. Si un modèle de langage est branché, [la page sur la vie privée](page:privacy) (en anglais) le dit.',
  },
  {
    topic: 'practise',
    asked: asks(
      String.raw`(?<!\p{L})où(?: est-ce qu(?:e |'))?(?: ?(?:je|on|puis-je|peut-on|est|se trouve))(?!\p{L}).{0,30}(?:entraîner|entrainer|exercer|répéter|simuler|jeu de rôle|m'entraîne)`,
    ),
    answer:
      'Ici, dans ce chat : dites en une phrase avec qui et de quoi, puis appuyez sur **S’exercer** sous la réponse ; je joue l’autre personne (en anglais). Des scènes écrites se trouvent au [Studio](page:studio), et chacune des [situations](page:situations) peut être répétée.',
  },
  {
    topic: 'languages',
    asked: asks(
      String.raw`^(?:(?:est-ce que )?(?:vous parlez|tu parles|parlez-vous|vous comprenez|je peux écrire|on peut écrire|c'est possible|puis-je écrire))\b.{0,16}\b(?:français|anglais|allemand|espagnol|autre langue|langues?)\b.{0,16}$`,
    ),
    answer:
      'Oui : écrivez en français, et la réponse courte vient en français. De même en anglais, en allemand et en espagnol. Les pages détaillées sont en anglais.',
  },
  {
    topic: 'account',
    asked: asks(
      String.raw`^(?:est-ce qu|il faut|faut-il|dois-je|je dois|on doit|puis-je|comment)\b.{0,30}(?:\bcompte\b|inscrire|inscription|connecter|mot de passe|enregistrer mon).{0,20}$`,
    ),
    answer:
      'Non, il n’y a pas de compte : tout marche sans compte ni inscription. Ce que vous faites reste dans ce navigateur ; sur un autre appareil, tout recommence. Votre progression peut être enregistrée dans un fichier depuis [votre parcours](page:journey).',
  },
  {
    topic: 'cost',
    asked: asks(
      String.raw`^(?:est-ce que )?(?:c'est|est-ce|ce site est|le chat est|tout est|ça reste|cela reste)\b.{0,16}\b(?:gratuit|gratuite|payant|payante)\b.{0,16}$|^(?:combien (?:ça|cela) coûte|(?:est-ce que )?(?:ça|cela) coûte|combien coûte|(?:il )?faut-? ?(?:il )?payer|est-ce qu'il faut payer|je dois payer)\b.{0,20}$`,
    ),
    answer:
      'C’est gratuit : le site, ce chat et les questionnaires ne coûtent rien. Seuls [les cours](page:courses) et le travail avec le coach en personne ont un prix, et rien n’est réservé ici sans que vous écriviez d’abord.',
  },
  {
    topic: 'delete',
    asked: asks(
      String.raw`^${ELSEWHERE}(?:comment|où|est-ce que|puis-je|je peux|on peut|peut-on)(?: est-ce qu(?:e |'))?(?: ?(?:je|on|puis-je|faire pour))?(?: peux| peut)? ?(?:supprime|supprimer|efface|effacer|enlever|effacez)\b ?${IT}${TAIL}$`,
    ),
    answer:
      'Appuyez sur **Clear** dans ce chat : la conversation disparaît de ce navigateur, et le serveur n’en a rien gardé. Tout le reste de ce que ce navigateur et le serveur ont de vous s’efface depuis [la page sur la vie privée](page:privacy) (en anglais).',
  },
  {
    topic: 'who-reads',
    asked: asks(
      String.raw`^${ELSEWHERE}(?:.*\b(?:qui|peut|peuvent|va|voit|voient|lit|lisent|sait)\b.{0,50}(?:${SAID}|\bcette (?:conversation|discussion)).*|qui (?:peut|voit|lit|a accès|va)\b.{0,12}\b${IT}${TAIL}|(?:est-ce que |est-ce qu')?(?!je |vous |tu ).{1,40}\b(?:peut|peuvent|va|vont|voit|voient|lit|lisent|peut-il|peut-elle)\b.{0,10}\b(?:voir|lire|savoir|trouver|accéder|voit|lit)? ?(?:à )?${IT}${TAIL}|(?:est-ce que |est-ce )?(?:c'est|ça reste|cela reste|est-ce)\b.{0,16}\b(?:confidentiel|anonyme|privé|secret|sécurisé)\b.*|(?:et |quelle est |où est )?(?:la |votre )?politique de confidentialité(?: ici)?)$|^${ELSEWHERE}.{1,40}\b(?:a|ont|a-t-il|a-t-elle|ont-ils)\b.{0,4}\baccès à(?!\p{L}).{0,40}$`,
    ),
    answer:
      'Personne de votre travail ne le voit ici. Il n’y a pas de compte ; la conversation reste dans votre seul navigateur, jusqu’à ce que vous appuyiez sur Clear, ce qu’il faut faire sur un ordinateur partagé. Sur un appareil ou un réseau de l’entreprise, l’employeur peut voir ce qui passe : prenez alors le vôtre. Ce que vous écrivez va au serveur de ce site, qui répond et ne garde rien. Pas besoin de noms, une initiale suffit. Plus : [vie privée](page:privacy) (en anglais), aussi pour le cas où un modèle de langage est branché.',
  },
  {
    topic: 'kept',
    asked: asks(
      String.raw`^${ELSEWHERE}(?:est-ce que |est-ce qu')?(?:(?:${IT}|c'|est-ce)\b.{0,12}(?:enregistré|gardé|stocké|conservé|sauvegardé|mémorisé).{0,20}|(?:vous (?:gardez|enregistrez|stockez)|gardez-vous|enregistrez-vous)\b.{0,8}\b${IT}.{0,20}|(?:où|combien de temps)\b.{0,30}\b(?:mes données|mes messages|la conversation|ça)\b.{0,30})$|^(?:que|qu'|où|comment|est-ce que|à quoi)\b.{0,30}\bmes données\b.{0,30}$`,
    ),
    answer:
      'La conversation reste dans ce navigateur seul, pour que vous la retrouviez, jusqu’à ce que vous appuyiez sur **Clear**. Le serveur répond et n’en garde rien. Tout ce qui est gardé, et combien de temps : [vie privée](page:privacy) (en anglais).',
  },
  {
    topic: 'take-along',
    asked: asks(
      String.raw`^(?:est-ce que )?(?:je peux|puis-je|peut-on|on peut|comment|y a-t-il)\b.{0,20}(?:imprimer|imprime|exporter|télécharger|copier|sauvegarder|emporter)\b ?(?:${IT}|(?:la|votre|ta|une|cette) (?:réponse|page|liste|fiche))?${TAIL}$`,
    ),
    answer:
      'Chaque réponse a un bouton pour la copier ; collez-la où vous voulez et imprimez-la. La page indiquée sous une réponse s’imprime depuis le navigateur avec toutes ses questions ; les fiches et les plans ont leurs propres boutons pour imprimer ou enregistrer. Il n’y en a pas pour toute la conversation. Votre progression s’enregistre depuis [votre parcours](page:journey).',
  },
  {
    topic: 'devices',
    asked: asks(
      String.raw`^(?:est-ce que )?(?:ça marche|je peux (?:l'utiliser|utiliser ce site|l'ouvrir)|il y a|y a-t-il|il faut)\b.{0,16}\b(?:téléphone|portable|mobile|tablette|une appli(?:cation)?|hors ligne|sans internet)\b.{0,12}$`,
    ),
    answer:
      'Oui, dans le navigateur du téléphone, sans rien installer. Ce que vous faites reste dans ce navigateur : la conversation du téléphone n’est pas sur l’ordinateur. Les pages déjà ouvertes se lisent sans connexion ; ce chat en a besoin.',
  },
  {
    topic: 'real-coach',
    asked: asks(
      String.raw`\b(?:parler|écrire|discuter) (?:à|avec) (?:un|une|le) (?:vrai |vraie )?(?:coach|personne|humain)\b`,
    ),
    answer:
      'Vous pouvez écrire au coach de ce site ; il répond en 24 à 48 heures : [écrire un message](page:contact).',
  },
  {
    topic: 'who-runs',
    asked: asks(
      String.raw`^qui (?:a fait|est derrière|gère|tient|a créé)(?!\p{L}).{0,8}\b(?:ce site|le site|coachlab|ça)\b.{0,12}$`,
    ),
    answer:
      'Un seul coach : [à propos](page:about) dit qui c’est, et [vous pouvez lui écrire](page:contact).',
  },
];
