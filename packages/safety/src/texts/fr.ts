import type { TextsAbroad } from './texts-abroad.ts';

export const fr: TextsAbroad = {
  call: 'Appelez',
  emergency: 'urgences',
  more: 'tous les pays et d’autres aides',
  or: 'ou',
  notes: {
    free: 'gratuit',
    'day and night': 'jour et nuit',
    'free, day and night': 'gratuit, jour et nuit',
    'free, day and night, many languages': 'gratuit, jour et nuit, en plusieurs langues',
    'call or text, day and night': 'appel ou SMS, jour et nuit',
    'call or text, free, day and night': 'appel ou SMS, gratuit, jour et nuit',
    'call or text, English and French, day and night':
      'appel ou SMS, en anglais et en français, jour et nuit',
    'daily until midnight': 'tous les jours jusqu’à minuit',
    'free, leaves no trace on the bill': 'gratuit, n’apparaît pas sur la facture',
    'free, day and night; 113 works too': 'gratuit, jour et nuit ; ou le 113',
    French: 'en français',
    Dutch: 'en néerlandais',
  },
  forYou:
    '**S’il s’agit de vous :** appelez maintenant le numéro ci-dessous, ou le {emergency} si vous êtes en danger, et dites à une personne près de vous que vous ne voulez pas rester seul ou seule.',
  forSomebody:
    '**S’il s’agit de quelqu’un d’autre :** ne laissez pas cette personne seule, posez-lui la question directement, et appelez avec elle.',
  onSigns: {
    other: `**Je me trompe peut-être, et je préfère demander une fois de trop.** Donner ses affaires, régler ses dettes, passer la main, dire au revoir, un calme soudain : chacun de ces signes peut être anodin. Ensemble, ils peuvent annoncer que quelqu’un pense à mettre fin à ses jours. Alors demandez, avant de prévoir quoi que ce soit d’autre.

1. **Parlez à la personne aujourd’hui, à l’écart, et dites ce que vous avez remarqué :** « Tu as donné des affaires, et on dirait que tu fais tes adieux. Je suis inquiet pour toi. »
2. **Demandez directement : « Est-ce que tu penses à te tuer ? »** Poser la question n’en donne pas l’idée. Ensuite écoutez, sans contredire.
3. **Si la réponse est oui, ou si vous ne savez pas, ne laissez pas la personne seule.** Appelez ensemble la ligne ci-dessous, ou le {emergency} si cela peut arriver maintenant. Éloignez-la de ce que son travail met à sa portée : médicaments, armes, machines, hauteurs, véhicule. Faites appel aux RH ou à la médecine du travail, et ne promettez pas le secret.
4. **Si vous n’arrivez pas à la joindre :** appelez, n’écrivez pas ; si personne ne répond, demandez au {emergency} d’aller voir à son adresse.
5. **Si c’est un non tranquille :** « J’en suis soulagé, et je redemanderais. Qu’est-ce qui change pour toi ? Tu penses à nous quitter ? » Reposez la question dans quelques jours.`,
    self: `Je me trompe peut-être, et je préfère demander une fois de trop. On met tout en ordre et on dit au revoir quand on quitte un poste, et aussi quand on ne veut plus vivre. **Est-ce que vous pensez à vous tuer ?** Si une part de vous y pense, appelez maintenant la ligne ci-dessous, ou le {emergency}, et dites à quelqu’un près de vous : « Je ne suis pas en sécurité et je ne veux pas rester seul. » Il n’est pas nécessaire d’être sûr pour appeler, et aucune passation n’est plus urgente. S’il ne s’agit que du poste, dites-le-moi.`,
  },
  aside: {
    self: `**Avant tout : vous.** {said}Merci de l’avoir écrit.

**Pensez-vous à mettre fin à vos jours ?** Quelle que soit la réponse, ne restez pas seul avec cela cette nuit.

- **Si c’est proche, ou si vous avez avec vous de quoi le faire :** appelez le {emergency} maintenant, et allez là où il y a du monde.
- **Ce soir :** appelez quelqu’un qui peut venir ou rester au téléphone, ou le numéro ci-dessous. « Je me dis souvent que je préférerais ne plus être là » suffit pour commencer.
- **Tenez-vous loin du lieu ou de l’objet auquel vous pensez.** N’allez pas par là seul, ni à pied ni en voiture. Confiez à quelqu’un les comprimés, les clés ou l’arme.
- **Demain :** un médecin. Dites-le-lui avec les mêmes mots, et depuis quand vous dormez ou mangez mal.
- **Le travail peut attendre ou se partager.** Demain matin, dites à une personne au-dessus ou à côté de vous : « Je porte cela seul depuis trop longtemps et je n’en peux plus. J’ai besoin que vous en preniez une part. » Ce qui devait être dit demain peut l’être plus tard, ou avec quelqu’un à vos côtés.

Quand ce sera fait, je vous aiderai pour le reste. Si je vous ai mal compris, dites-le en une phrase et nous irons droit à votre question.`,
    other: `**Avant le reste : ce qui a été dit en passant.** {said}Ce n’est peut-être qu’une façon de parler. C’est aussi ainsi que parlent ceux qui pensent à mourir, et ils le disent à quelqu’un en qui ils ont confiance. Prenez-le donc comme tel, aujourd’hui.

1. **Parlez-lui aujourd’hui, en tête à tête ; si cette personne est ailleurs, appelez-la.** Reprenez ce que vous avez entendu : « Ce que tu as dit ne me quitte plus. »
2. **Demandez directement : « Penses-tu à te suicider ? »** La question ne donne pas l’idée. Puis écoutez, sans discuter, sans consoler trop vite, sans en rire, même si l’autre en rit.
3. **Si la réponse est oui, ou si vous ne savez pas, ne laissez pas cette personne seule, cette nuit non plus.** Appelez ensemble le numéro ci-dessous, ou le {emergency} si cela peut arriver maintenant. D’ici là, ni volant, ni machine, ni travail en hauteur, ni médicaments.
4. **Ne promettez pas le secret, et ne portez pas cela seul.** Les RH, la médecine du travail ou votre propre responsable l’apprennent aujourd’hui, et personne d’autre.
5. **Si c’est un non tranquille :** « Tant mieux, et je redemanderais. » Proposez quand même du temps pour un médecin, allégez le travail, et redemandez dans quelques jours.

Votre question peut attendre jusque-là. Quand ce sera fait, je vous aiderai pour le reste.`,
  },
  armed: `**Appelez la police maintenant :** {emergency}. **Lisez-lui le message mot pour mot :** qui, avec quoi, contre qui et quand. Ne pesez pas si c’est sérieux. Que quelqu’un « parle beaucoup » est à la police d’en juger, et n’est pas une raison d’attendre.

1. **Dites ce qu’on vous demandera :** où cette personne peut être, l’adresse et la voiture, s’il y a des armes chez elle, qui a des clés ou un badge, quand arrivent les premiers. Demandez que faire pour demain, et faites-le.
2. **Ne répondez pas, n’appelez pas, ne rencontrez pas cette personne,** et que nul autre ne le fasse : pas d’entretien, pas d’apaisement, même au téléphone. Gardez le message tel quel.
3. **Appelez ensuite la personne menacée, maintenant.** Elle ne vient pas avant l’accord de la police, et cette nuit elle n’est pas seule.
4. **Puis l’entrée :** convenez de qui la tient fermée, de qui bloque le badge et de qui connaît le nom, le visage et la voiture. L’équipe du matin commence plus tard, ou ailleurs. Si cette personne vient : tout le monde s’éloigne derrière des portes fermées, nul ne barre le passage, {emergency}.
5. **Puis votre propre responsable, et la sécurité ou les RH,** avec ce que la police a dit. Du poste, on parlera plus tard, et pas vous seul.
6. **Ensuite :** ne restez pas seul avec cela, et voyez le jour même ceux qui ont été menacés. Si cette personne est peut-être aussi désespérée, dites-le à la police : cela change ce qui aide.`,
  apart: `**Appelez cette personne maintenant, à la minute. Ne répondez pas par écrit, et n’attendez pas de la voir.** Vous n’avez pas à être thérapeute. Il s’agit de la joindre, de demander et de faire venir de l’aide.

1. **Quand elle répond :** « J’ai reçu ton message, et tu as bien fait de me le dire. **Où es-tu ? Est-ce que quelqu’un est avec toi ?** » Restez en ligne. Si elle ne peut pas parler, écrivez : « Je suis là. Où es-tu ? Je te rappelle tout de suite. »
2. **Demandez directement : « Est-ce que tu penses à te tuer ? »** puis : « Est-ce que tu as sur toi de quoi le faire ? » Poser la question n’en donne pas l’idée. Écoutez, sans contredire ni chercher à remonter le moral.
3. **Si la réponse est oui, ou si vous ne savez pas, gardez-la en ligne.** Pendant ce temps, quelqu’un d’autre appelle le {emergency}, avec le nom, l’adresse et les mots exacts. Si vous êtes seul, dites : « J’envoie quelqu’un auprès de toi, et je te rappelle aussitôt. »
4. **Si elle ne répond pas :** appelez maintenant le {emergency} et demandez que l’on aille voir à son adresse ; les RH l’ont, ainsi que la personne à prévenir. Envoyez quelqu’un qui est tout près, à deux. Une personne continue d’appeler.
5. **Ne promettez pas le secret, et ne portez pas cela seul.** « Tu comptes trop pour que je garde cela pour moi. Je n’en parlerai qu’à ceux qui peuvent aider. » Dites-le aujourd’hui aux RH ou à votre propre responsable ; la ligne ci-dessous vous conseille aussi. **Demain :** soyez là à l’heure dite, allégez son travail, et reposez la question.`,
  unclear: `Je me trompe peut-être. Si quelqu’un n’est pas en sécurité ici, trois choses sont possibles, et chacune demande autre chose. **Si la personne pense peut-être à mettre fin à ses jours :** demandez-lui seul à seul et directement : « Est-ce que tu penses au suicide ? » La question ne donne pas l’idée ; si c’est oui, ou si vous n’en savez rien, ne la laissez pas seule. **Si un proche lui fait peut-être du mal ou la contrôle :** parlez-lui seul à seul, jamais par écrit et jamais quand l’autre peut entendre, et demandez : « Est-ce que tu es en sécurité chez toi ? » **Si quelqu’un pouvait faire du mal à d’autres :** ne gérez pas cela seul ; prévenez la sécurité, les RH ou votre responsable dans l’heure, avertissez la personne visée, et notez les mots exacts. Si cela peut arriver maintenant : le {emergency}.`,
  apartUnreached: `**Cette personne ne répond pas : appelez {emergency} maintenant.** Dites que vous craignez pour sa vie, lisez le message à voix haute et demandez qu’on aille la voir à son adresse. Quelqu’un continue à l’appeler. Si vous êtes tout près, allez-y, mais à deux, et attendez dehors ceux que vous avez appelés, sauf si vous entendez ou voyez qu’on a besoin de vous.`,
  apartFirst: `**Cette personne n’est pas auprès de vous : appelez-la maintenant,** au lieu de répondre par écrit : « Où es-tu ? Est-ce que quelqu’un est avec toi ? » Si personne ne répond et que vous êtes inquiet, appelez le {emergency} et demandez que l’on aille voir à son adresse.`,
  advice: {
    suicide: {
      other: `**Prenez cela au sérieux et agissez aujourd’hui.** Vous n’avez pas à être thérapeute. Il s’agit de demander, de rester et de faire venir de l’aide.

1. **Parlez à la personne maintenant, à l’écart.** Dites ce que vous avez entendu ou vu : « Tu as dit que tu ne voyais plus d’issue. Je suis inquiet pour toi. »
2. **Demandez directement : « Est-ce que tu penses à te tuer ? »** Poser la question n’en donne pas l’idée. Cela montre qu’on peut le dire à quelqu’un qui ne s’enfuit pas. Ensuite écoutez, sans contredire ni chercher à remonter le moral.
3. **Si la réponse est oui, ou si vous ne savez pas, ne laissez pas la personne seule.** Si cela peut arriver maintenant, appelez le {emergency}. Sinon, appelez ensemble une ligne d’écoute ; vous pouvez aussi appeler d’abord, pour demander quoi faire. Si elle a sur elle de quoi passer à l’acte, ne l’éloignez que si c’est sans danger.
4. **Ne promettez pas le secret.** Dites : « Tu comptes trop pour que je garde cela pour moi. Je n’en parlerai qu’à ceux qui peuvent aider, et je te dirai à qui. » Si la personne est ailleurs, envoyez quelqu’un auprès d’elle et donnez son adresse aux secours.
5. **Demain :** soyez là à l’heure dite. Dites aux RH ou à la médecine du travail ce qu’il leur faut savoir, et rien de plus. Allégez son travail, et parlez vous-même à quelqu’un.`,
      self: `Vous avez bien fait de l’écrire. Je suis un programme et je ne peux pas être auprès de vous : **faites venir une personne maintenant.**

- **Si vous risquez de passer à l’acte, ou si vous avez de quoi le faire :** appelez le {emergency}, ou allez tout de suite là où il y a du monde.
- **Appelez la ligne ci-dessous.** Vous n’avez pas à bien l’expliquer. « Je ne veux plus vivre » suffit pour commencer.
- **Dites-le à une personne près de vous :** « Je ne suis pas en sécurité et je ne veux pas rester seul. » Demandez-lui de rester, et d’éloigner ce avec quoi vous pourriez vous faire du mal.
- **Si ce n’est pas tout à fait cela, mais que vous êtes à bout de forces :** c’est une raison suffisante pour appeler, et pour voir un médecin cette semaine.

Rien de votre travail n’est à régler ce soir. Il peut attendre ; vous passez d’abord. Quand ce sera fait, je vous aiderai pour le reste.`,
    },
    'after-suicide': {
      other: `Je suis vraiment désolé. Il n’y a pas de bonne manière de traverser cela, mais certaines choses aident et d’autres font du mal.

- **Annoncez-le de vive voix, en petits groupes, vite et simplement :** « J’ai une très triste nouvelle. Alex est mort. » Ne parlez de suicide que si la famille est d’accord. Ne décrivez jamais comment, et ne cherchez pas à deviner pourquoi.
- **Laissez place à toutes les réactions,** le silence et la colère aussi. Dites que personne n’en est la cause, et que personne ne pouvait être sûr de le voir venir.
- **Veillez sur les plus proches, et sur ceux qui traversent eux-mêmes une mauvaise période.** Demandez directement : « Est-ce que cela te donne des idées de mourir, toi aussi ? » Poser la question n’en donne pas l’idée. Si quelqu’un dit oui, ne le laissez pas seul ; appelez le {emergency} si le danger est immédiat.
- **Allégez la semaine.** Annulez ce qui peut l’être, laissez partir ceux qui le souhaitent, dites qui est là pour parler et quand. Faites venir aujourd’hui la médecine du travail, la cellule d’écoute ou une association d’aide aux endeuillés.
- **Écrivez à la famille,** et demandez-lui son avis avant d’organiser quoi que ce soit au nom de la personne. Gardez la date en tête dans les mois qui viennent.
- **Et vous :** vous portez cela aussi. Parlez à quelqu’un qui n’est pas de l’équipe.`,
      self: `Je suis vraiment désolé. Ne portez pas cela tout seul. Parlez aujourd’hui à quelqu’un : un proche, votre médecin, la médecine du travail ou la ligne ci-dessous, qui est là aussi pour ceux qui ont perdu quelqu’un par suicide. Si vous avez l’idée de suivre cette personne, appelez maintenant le {emergency} ou la ligne ci-dessous, et demandez à quelqu’un de rester avec vous.`,
    },
    'self-harm': {
      other: `**Prenez-le au sérieux, et restez calme.** Se blesser soi-même est le plus souvent une façon de supporter une douleur qui n’a pas d’autre issue. Ce n’est pas pour attirer l’attention, et cela ne relève pas du coaching.

1. **Parlez à la personne seul à seul, avec douceur, sans fixer les blessures :** « J’ai remarqué les marques sur ton bras, et je suis inquiet pour toi. Tu n’as pas à expliquer. C’est dur à quel point, en ce moment ? »
2. **Demandez directement :** « Est-ce que tu penses aussi à te tuer ? » Poser la question n’en donne pas l’idée. Si la réponse est oui, ou si vous ne savez pas, ne laissez pas la personne seule ; appelez le {emergency} si cela peut arriver maintenant.
3. **Une plaie profonde ou qui saigne, des comprimés avalés :** le {emergency}, tout de suite.
4. **N’exigez pas que cela cesse, ne demandez pas à voir, ne promettez pas le secret.** Dites : « Je n’en ferai pas un sujet dans l’équipe. Mais je veux que tu aies une vraie aide, et je t’accompagne si tu veux. »
5. **Demain :** donnez du temps pour un médecin ou un psychologue, faites appel à la médecine du travail avec l’accord de la personne, relâchez la pression, et reposez la question dans quelques jours.`,
      self: `Merci de le dire. Se faire du mal veut dire, le plus souvent, que quelque chose est trop lourd à porter seul. Cela mérite une vraie aide, pas un outil de coaching.

- **Si vous êtes gravement blessé, ou si vous avez avalé quelque chose :** appelez maintenant le {emergency}.
- **Si l’envie est forte en ce moment :** allez là où il y a quelqu’un, éloignez-vous de ce que vous utiliseriez, et appelez la ligne ci-dessous. On peut appeler pour cela, pas seulement quand il s’agit de mourir.
- **Si vous pensez aussi à mettre fin à vos jours :** appelez maintenant, et dites à quelqu’un près de vous que vous n’êtes pas en sécurité seul.
- **Cette semaine :** dites-le à un médecin. Une phrase suffit : « Je me fais du mal et je voudrais de l’aide pour arrêter. »`,
    },
    'violence-at-home': {
      other: `**Croyez la personne, et laissez-la décider du rythme.** Le moment le plus dangereux est souvent celui où l’on cherche à partir : aidez-la à joindre ceux qui savent le préparer.

1. **En danger à cet instant :** le {emergency}.
2. **Parlez-lui seul à seul, jamais par écrit si quelqu’un pouvait lire à la maison :** « J’ai remarqué les bleus, et je suis inquiet pour toi. Tu n’as pas à me raconter. Est-ce que tu es en sécurité chez toi ? » Si la réponse est non, dites : « Je te crois. Ce n’est pas ta faute. »
3. **Proposez une pièce, un téléphone et du temps** pour appeler la ligne ci-dessous depuis le travail. Vous pouvez aussi l’appeler vous-même pour demander quoi faire. Notez ce que vous avez vu, avec les dates, et gardez-le en lieu sûr.
4. **N’allez pas affronter l’autre, ne dites pas de partir sur-le-champ, ne demandez pas pourquoi elle ou il reste.** Et ne promettez pas le secret : si des enfants ou une vie sont en danger, d’autres doivent le savoir.
5. **Demain, avec la personne et avec les RH ou la sécurité :** un trajet sûr, les appels et les visites filtrés, les horaires et la paie protégés, et quelqu’un qui sache qui appeler si elle ou il ne vient pas.`,
      self: `Je vous crois, et **ce n’est pas votre faute.** Vous n’avez rien à décider ce soir, sinon d’être en sécurité.

- **En danger à cet instant :** appelez le {emergency}. Si vous ne pouvez pas parler, appelez et restez en ligne, ou prenez le téléphone d’un voisin ou d’un collègue.
- **La ligne ci-dessous** parle avec des personnes qui vivent exactement cela, sans en informer qui que ce soit, et cherche avec vous ce qui est sûr. Appelez d’un téléphone que l’autre ne contrôle pas.
- **Dites-le à une personne au travail ou près de chez vous :** « Je ne suis pas en sécurité chez moi. Si je ne viens pas, appelez la police. » Gardez papiers, argent et une clé là où vous pouvez les prendre.
- **Le travail peut aider plus qu’on ne le croit :** les RH peuvent filtrer les appels, changer vos horaires et garder votre paie confidentielle.
- Avant de fermer cette page, vous voudrez peut-être l’effacer de l’historique de votre navigateur.`,
    },
    threat: {
      other: `**La sécurité d’abord : cela relève de la sécurité et de la police, pas d’un entretien.**

1. **Si quelqu’un est armé, violent, ou si vous pensez que cela va arriver :** éloignez-vous, éloignez les autres, puis appelez le {emergency}. Ne discutez pas, ne barrez pas le passage, n’essayez pas de prendre une arme.
2. **Si la menace est pour plus tard, prévenez dans l’heure la sécurité, les RH ou votre propre responsable,** et la police s’il a été question d’une arme, d’une personne précise ou d’une date. Pas demain, et pas après avoir « entendu les deux côtés ».
3. **Notez les mots exacts,** qui les a entendus, quand et où. Gardez les messages.
4. **Occupez-vous de la personne menacée ou suivie.** Elle ne doit pas être la dernière à l’apprendre, ni croiser l’autre tant que ce n’est pas réglé : quelqu’un l’accompagne à la voiture ou au bus, on change ses horaires ou son poste si elle le souhaite, l’autre (client ou collègue) reste dehors.
5. **Ne gérez pas cela seul, et ne promettez pas de vous taire.** Si celui qui menace est peut-être lui-même désespéré, dites-le à la police ou à la ligne d’écoute : cela change ce qui aide.`,
      self: `**Mettez d’abord de la distance,** dans un cas comme dans l’autre.

**Si quelqu’un vous menace, vous suit ou vous attend :**

- **En danger maintenant, ou la personne est tout près :** appelez le {emergency}. Allez là où il y a du monde, pas seul chez vous.
- **Dites-le aujourd’hui :** à la sécurité, aux RH et à votre responsable, et à la police s’il y a eu une arme, un plan, une photo de chez vous, ou si ce n’est pas la première fois. Il ne faut pas de preuve pour le signaler. Vous pouvez dire : « On m’a menacé et je ne me sens pas en sécurité pour rentrer. »
- **Gardez tout :** les mots exacts, les heures, les messages, les plaques. Ne répondez pas, et n’allez pas au rendez-vous « pour s’expliquer ».
- **Les prochains jours :** ne marchez pas seul jusqu’au bus ou à la voiture, changez de chemin, dites à quelqu’un à quelle heure vous devez arriver.

**Si vous avez peur de ce que vous pourriez faire à quelqu’un :**

- Quittez la pièce, le bâtiment ou la conversation. Une colère aussi forte passe ; ce que l’on fait sous son emprise ne passe pas.
- Appelez le {emergency} ou la ligne ci-dessous et dites exactement cela : « J’ai peur de faire du mal à quelqu’un. » Ils sont là pour ces appels. Mettez hors de portée tout ce que vous pourriez utiliser.
- **Si c’était une façon de parler et que vous êtes simplement furieux :** n’écrivez et ne dites rien à cette personne aujourd’hui. Dormez, puis racontez-moi ce qui s’est passé ; nous trouverons des mots qui seront entendus.`,
    },
    'abuse-at-work': {
      other: `**D’abord la sécurité et le devoir.** Si quelqu’un a été agressé ou a peur de la suite, cela passe avant tout : danger immédiat, le {emergency} ; sinon, un entretien seul à seul aujourd’hui. Écoutez, partez du principe que la personne est sérieuse, n’enquêtez pas et ne jugez pas : « Merci de me le dire. De quoi as-tu besoin pour te sentir en sécurité demain ? » Ne promettez pas le secret ; dites qui doit savoir. Prévenez aujourd’hui les RH ou le référent harcèlement, notez ce qui a été dit, avec les mots de la personne, et veillez à ce que personne ne paie pour avoir parlé. Après une agression sexuelle, un médecin ou un centre spécialisé peut aider et conserver des preuves dans les premiers jours, qu’il y ait un jour une plainte ou non.`,
      self: `**Ce que vous décrivez, vous n’avez pas à le supporter.** Danger immédiat : le {emergency}. Sinon, aujourd’hui : notez ce qui s’est passé, avec la date, les mots et les témoins, et gardez les messages. Dites-le à quelqu’un qui doit agir : les RH, le référent harcèlement, le CSE ou un syndicat, ou le supérieur de votre chef si c’est votre chef. Vous pouvez dire : « J’ai quelque chose à signaler, et je veux que ce soit écrit. » Après une agression sexuelle, un médecin ou un centre spécialisé peut aider et conserver des preuves dans les premiers jours, que vous portiez plainte ou non. Si cela vous épuise, la ligne ci-dessous est aussi pour vous.`,
    },
    panic: {
      other: `**Douleur à la poitrine, évanouissement, convulsions, confusion, ou première crise de ce genre : appelez le {emergency}.** N’essayez pas de distinguer vous-même une crise de panique d’un infarctus.

Si c’est une crise de panique que la personne connaît : restez près d’elle, parlez peu et lentement. « Je suis là. Ça va passer. Souffle avec moi, doucement. » Emmenez-la au calme, faites-la asseoir, éloignez les autres, ne la touchez pas sans demander. En général, c’est passé en une demi-heure. Ensuite : de l’eau, pas de questions, pas de réunion. Demandez qui appeler, et ne la laissez pas conduire tout de suite.

**Si elle entend des voix, croit des choses impossibles, ou ne se calme pas :** restez calme, ne contredisez pas, et appelez un médecin ou le {emergency}. Demain : laissez du temps pour un médecin, parlez de la médecine du travail, et demandez ce qui aiderait si cela recommençait.`,
      self: `**Si votre poitrine fait mal, si vous allez vous évanouir, ou si c’est nouveau pour vous : appelez maintenant le {emergency}.** Mieux vaut une fois de trop.

Si vous savez que c’est une crise de panique : c’est affreux, et cela passe, en général en une demi-heure. Posez les deux pieds au sol. Soufflez lentement, plus longtemps que vous n’inspirez : quatre temps pour inspirer, six pour souffler, dix fois. Nommez cinq choses que vous voyez. Dites à quelqu’un près de vous : « Je fais une crise de panique, reste assis avec moi. » Ne conduisez pas maintenant.

Quand c’est passé, vous n’avez pas à finir ce que vous faisiez. Voyez un médecin cette semaine : cela se soigne bien. Si des idées de ne plus vivre viennent, appelez maintenant la ligne ci-dessous.`,
    },
    eating: {
      other: `**D’abord la santé.** Un évanouissement, une douleur à la poitrine, de la confusion, ou plusieurs jours sans manger : c’est une urgence, le {emergency}. Un trouble alimentaire est une maladie ; un responsable ne la nomme pas et ne la soigne pas. Parlez à la personne seul à seul, de ce que vous avez vu et de votre inquiétude, jamais de poids ni d’apparence : « Tu as l’air épuisé ces temps-ci, et je suis inquiet pour toi. Comment vas-tu, vraiment ? » Ne surveillez pas ses repas, ne commentez pas ce qu’elle mange. Proposez du temps pour un médecin, et la médecine du travail avec son accord. Si elle dit ne plus vouloir vivre, ne la laissez pas seule.`,
      self: `**D’abord votre santé.** Si vous vous êtes évanoui, si votre cœur s’emballe ou si vous n’avez rien mangé depuis des jours : le {emergency}. Sinon, dites-le cette semaine à un médecin, en une phrase : « J’ai du mal avec la nourriture et j’ai besoin d’aide. » C’est une maladie qui se soigne, pas un manque de volonté. La ligne ci-dessous est là pour cela aussi, à toute heure.`,
    },
    addiction: {
      other: `**D’abord la sécurité.** Quelqu’un qui a peut-être bu ou pris quelque chose aujourd’hui ne conduit pas, n’utilise pas de machine et ne s’occupe de personne : retirez-le de sa tâche, sans public, assurez son retour chez lui, et prévenez maintenant les RH ou le responsable de permanence. Inconscient, confus ou qui respire mal : le {emergency}. Un autre jour, seul à seul, quand la personne est sobre, ne parlez que de ce que vous avez vu, jamais d’un diagnostic : « Deux fois ce mois-ci, tu sentais l’alcool en arrivant, et je suis inquiet. Que se passe-t-il ? » La dépendance est une maladie : la médecine du travail, un centre d’addictologie ou un médecin la soignent, et le règlement de votre entreprise dit ce qui doit suivre. Ne couvrez pas, et ne promettez pas de le faire.`,
      self: `**Il faut du courage pour l’écrire.** Si vous avez trop pris, ou si arrêter vous fait trembler, transpirer ou voir des choses : le {emergency}. Arrêter d’un coup l’alcool ou les médicaments peut être dangereux ; faites-le avec un médecin. Sinon, dites-le cette semaine à votre médecin : « Je bois plus que je ne peux contrôler. » Un médecin, un groupe d’entraide ou un centre d’addictologie peuvent commencer sans que votre chef le sache. D’ici là, ne conduisez pas et n’utilisez pas de machine. Si des idées de ne plus vivre viennent, appelez maintenant la ligne ci-dessous.`,
    },
  },
  caution: {
    suicide: {
      self: `Je me trompe peut-être, et je préfère demander une fois de trop : **est-ce que vous pensez à ne plus vivre, ou à vous tuer ?** Si une part de vous y pense, appelez maintenant la ligne ci-dessous, ou le {emergency}, et dites-le à quelqu’un près de vous. Il n’est pas nécessaire d’être sûr pour appeler. Si ce n’est pas cela, lisez la suite.`,
      other: `Je me trompe peut-être. Au cas où il s’agirait de sa vie et pas seulement du travail : **demandez à l’écart et directement : « Est-ce que tu penses à te tuer ? »** Poser la question n’en donne pas l’idée. Si la réponse est oui, ou si vous ne savez pas, ne laissez pas la personne seule ; appelez ensemble la ligne ci-dessous, ou le {emergency} si cela peut arriver maintenant. Si vous n’arrivez pas à la joindre et que vous êtes inquiet, demandez au {emergency} d’aller voir.`,
    },
    'after-suicide': {
      self: `Je me trompe peut-être. Si vous avez perdu quelqu’un, je suis désolé ; la ligne ci-dessous est là aussi pour les proches endeuillés. Si cela vous donne des idées de ne plus vivre, appelez aujourd’hui.`,
      other: `Je me trompe peut-être. Si quelqu’un est mort, je suis désolé. Dites-le simplement et de vive voix, laissez place à toutes les réactions, et veillez sur les plus proches. La ligne ci-dessous est là aussi pour les endeuillés.`,
    },
    'self-harm': {
      self: `Je me trompe peut-être. **Est-ce que vous vous faites du mal ?** Si oui, vous méritez de l’aide et aucun reproche : dites-le cette semaine à un médecin, ou appelez la ligne ci-dessous, qui n’est pas réservée à ceux qui veulent mourir. Blessure grave : le {emergency}.`,
      other: `Je me trompe peut-être. Si la personne se fait peut-être du mal : parlez-lui seul à seul et avec douceur, « J’ai remarqué, et je suis inquiet pour toi », et demandez directement si elle pense aussi à se tuer. Poser la question n’en donne pas l’idée. Faites appel à un médecin ou à la ligne ci-dessous. Blessure grave : le {emergency}.`,
    },
    'violence-at-home': {
      self: `Je me trompe peut-être. **Est-ce que vous êtes en sécurité chez vous ?** Si un proche vous frappe, vous fait peur ou vous contrôle, ce n’est pas votre faute. En danger : le {emergency}. On peut appeler la ligne ci-dessous d’un téléphone que personne ne contrôle.`,
      other: `Je me trompe peut-être. Si un proche fait peut-être du mal à cette personne ou la contrôle : parlez-lui seul à seul, jamais par écrit, et demandez : **« Est-ce que tu es en sécurité chez toi ? »** Croyez la réponse, proposez une pièce et un téléphone pour la ligne ci-dessous, et n’allez pas affronter l’autre. En danger : le {emergency}.`,
    },
    threat: {
      self: `Je me trompe peut-être. **Si quelqu’un vous menace, vous suit ou vous fait peur,** ne gérez pas cela seul : dites-le aujourd’hui à la sécurité, aux RH ou à votre responsable, gardez chaque message, ne rentrez pas seul ; le {emergency} si la personne est tout près. **Si vous avez peur de faire du mal à quelqu’un,** sortez de la situation et appelez la ligne ci-dessous, ou le {emergency}.`,
      other: `Je me trompe peut-être. **Si quelqu’un pouvait vraiment être blessé, est suivi ou menacé,** ne gérez pas cela seul : la sécurité, les RH ou votre responsable dans l’heure, et le {emergency} si c’est maintenant. Demandez à la personne concernée : « Est-ce que tu te sens en sécurité pour rentrer ce soir ? » Veillez à ce qu’elle ne parte pas seule, et notez les mots exacts.`,
    },
    'abuse-at-work': {
      self: `Je me trompe peut-être. **Si l’on vous touche, vous humilie ou vous menace au travail,** vous n’avez pas à le supporter : notez ce qui s’est passé, avec les dates et les témoins, et dites-le aux RH ou à quelqu’un qui doit agir. En danger : le {emergency}. La ligne ci-dessous est aussi pour vous.`,
      other: `Je me trompe peut-être. Si quelqu’un est maltraité, touché ou humilié : parlez-lui seul à seul, « De quoi as-tu besoin pour te sentir en sécurité demain ? », prévenez les RH aujourd’hui, et ne promettez pas le secret. En danger : le {emergency}.`,
    },
    panic: {
      self: `Je me trompe peut-être. Si vous vous sentez mal physiquement en ce moment (poitrine, souffle, malaise), appelez le {emergency}. Si tout est simplement trop, arrêtez pour aujourd’hui, dites-le à quelqu’un près de vous, et voyez un médecin cette semaine. Si des idées de ne plus vivre viennent, appelez maintenant la ligne ci-dessous.`,
      other: `Je me trompe peut-être. Si quelqu’un s’est effondré, est confus, entend des voix ou ne se calme pas, appelez le {emergency} et restez auprès de lui. Si la personne semble craquer sous le poids de tout, ne la laissez pas seule avec cela : demandez-lui directement comment elle va et si elle pense à ne plus vivre, et faites appel à un médecin.`,
    },
    eating: {
      self: `Je me trompe peut-être. Si manger est devenu une lutte, dites-le cette semaine à un médecin ; c’est une maladie, et elle se soigne. Un évanouissement, ou rien mangé depuis des jours : le {emergency}. La ligne ci-dessous est là à toute heure.`,
      other: `Je me trompe peut-être. Si la façon de manger de quelqu’un vous inquiète, parlez-lui seul à seul, de votre inquiétude et jamais de poids ni de nourriture : « Tu as l’air épuisé, et je suis inquiet pour toi. Comment vas-tu, vraiment ? » Proposez du temps pour un médecin. Évanouissement ou confusion : le {emergency}.`,
    },
    addiction: {
      self: `Je me trompe peut-être. Si l’alcool, une drogue ou le jeu ont pris le dessus, dites-le cette semaine à un médecin ; arrêter d’un coup l’alcool ou les médicaments, seul, peut être dangereux. Si des idées de ne plus vivre viennent, appelez maintenant la ligne ci-dessous.`,
      other: `Je me trompe peut-être. Si quelqu’un a peut-être bu ou pris quelque chose au travail aujourd’hui, retirez-le d’abord de tout ce qui est dangereux, sans public, assurez son retour chez lui, et prévenez les RH ou le responsable de permanence. Impossible à réveiller, ou respire mal : le {emergency}.`,
    },
  },
};
