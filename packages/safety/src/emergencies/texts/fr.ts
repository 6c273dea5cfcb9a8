import type { EmergencyTexts } from './emergency-texts.ts';

export const fr: EmergencyTexts = {
  call: '**Appelez maintenant le {emergency}, ou faites appeler pendant que vous restez là.** Mettez le haut-parleur : on vous dira pas à pas quoi faire.',
  callForYourself:
    '**Appelez maintenant le {emergency}, et dites à quelqu’un près de vous ce qui se passe.** Déverrouillez la porte, ne conduisez pas, et laissez attendre la réunion.',
  untilHelp: {
    unconscious:
      '**Secouez une épaule et appelez fort. Pas de réaction ni de respiration normale : commencez le massage cardiaque,** fort et vite au milieu de la poitrine, environ deux fois par seconde, et envoyez chercher le défibrillateur (DAE). Des gasps ne sont pas une respiration. Si elle respire normalement : tournez la personne sur le côté, tête en arrière, et surveillez son souffle. Après une chute, ne la déplacez que si elle ne respire pas ou si le lieu est dangereux.',
    choking:
      '**Elle ne peut ni tousser, ni parler, ni respirer : penchez-la en avant, cinq claques fortes entre les omoplates,** puis cinq compressions par derrière, le poing au-dessus du nombril, vers l’arrière et vers le haut (pendant une grossesse, sur le sternum). Alternez. Si elle perd connaissance, allongez-la et commencez le massage cardiaque. Tant qu’elle peut tousser, qu’elle tousse.',
    allergy:
      '**Stylo d’adrénaline, s’il y en a un : tout de suite, dans la face externe de la cuisse, à travers les vêtements.** Dites « anaphylaxie » au téléphone. La personne s’allonge, jambes surélevées, ou reste assise si elle respire mal, et ne se lève pas. Pas mieux après cinq minutes : un second stylo. Elle va à l’hôpital même si cela passe, car cela peut revenir.',
    heart:
      '**Faites-la asseoir, adossée, et qu’elle ne fasse plus rien.** Desserrez ses vêtements, et envoyez chercher le défibrillateur (DAE). Elle ne marche pas, ne conduit pas et ne finit pas son service, même si la douleur cède ; n’essayez pas de distinguer un infarctus du stress ou d’une indigestion. De l’aspirine seulement si on vous le dit au téléphone. Si elle s’effondre sans respirer normalement : massage cardiaque.',
    stroke:
      '**Notez à quelle heure elle allait encore bien : le traitement en dépend.** Assise ou allongée, tête un peu relevée, ou sur le côté si elle somnole. Rien à manger ni à boire, aucun médicament, pas d’aspirine. Appelez même si cela passe en quelques minutes.',
    overdose:
      '**N’attendez pas de signes : certains poisons agissent pendant qu’on se sent bien.** Dites ce que c’était, combien et quand, et gardez la boîte. Ne faites pas vomir. Somnolente : sur le côté. Pas de respiration normale : massage cardiaque ; naloxone, si vous en avez et que c’est peut-être un opioïde. Gaz, vapeurs, cuve ou fosse : personne n’y descend, ce sont les pompiers qui y vont. Si c’était peut-être voulu, ne la laissez pas seule une minute.',
    heat: '**Sortez-la de la chaleur et refroidissez-la tout de suite :** ombre ou pièce fraîche, vêtements ôtés, peau mouillée et ventilée, linges froids au cou, aux aisselles et à l’aine. Éveillée et lucide : de petites gorgées d’eau. Confuse, somnolente ou qui vomit : rien à boire, sur le côté, et continuez de refroidir jusqu’aux secours ; un coup de chaleur peut tuer en une heure. Elle ne travaille plus aujourd’hui et ne rentre pas seule.',
    diabetes:
      '**Éveillée et capable d’avaler : du sucre tout de suite,** un verre de jus ou de limonade ordinaire (pas « light »), ou des morceaux de sucre ; encore une fois après dix minutes si cela ne va pas mieux, puis quelque chose à manger. Somnolente ou inconsciente : rien par la bouche, sur le côté. Pas d’insuline. Si vous ne savez pas si le taux est trop bas ou trop haut, donnez du sucre.',
    seizure:
      '**Écartez ce qui est dur, glissez quelque chose de mou sous la tête, et regardez l’heure.** Ne la maintenez pas et ne mettez rien dans sa bouche. Quand les secousses cessent, tournez-la sur le côté et restez jusqu’à ce qu’elle sache où elle est. Si elle a un protocole pour son épilepsie, suivez-le ; une première crise, cinq minutes, une seconde crise, une blessure ou un doute demandent une ambulance.',
    injury:
      '**Saignement : appuyez fort avec un linge propre, et ne relâchez pas ;** ce qui est planté reste en place. Après une chute ou un choc, la tête et le dos ne bougent pas. Courant : coupez-le avant de toucher quelqu’un. Brûlure, acide, yeux : vingt minutes sous l’eau courante. Asthme : assise, avec son propre inhalateur de secours, une bouffée par minute, jusqu’à dix.',
  },
  forYourself: {
    unconscious:
      'Allongez-vous là où vous ne pouvez pas tomber, loin des machines et des escaliers, et demandez à quelqu’un de rester.',
    choking:
      'Faites signe à quelqu’un tout de suite. Seul : appuyez fort le ventre contre un dossier de chaise, vers l’arrière et vers le haut.',
    allergy:
      'Votre stylo d’adrénaline, si vous en avez un : tout de suite, dans la face externe de la cuisse. Dites « anaphylaxie ». Allongez-vous, jambes surélevées, ou restez assis si vous respirez mal, et n’allez pas à pied jusqu’à l’ambulance.',
    heart:
      'Asseyez-vous, adossez-vous, et bougez le moins possible. Si vous savez que c’est une crise de panique et qu’elle est comme d’habitude, soufflez lentement ; si quelque chose est différent, appelez.',
    stroke:
      'Notez l’heure du début. Ne mangez rien, ne buvez rien, ne prenez aucun médicament, et appelez même si cela passe.',
    overdose:
      'Dites ce que vous avez pris, combien et quand, et gardez la boîte ; se sentir bien ne dit rien. Si une part de vous voulait mourir, dites-le aussi : ils sont là pour cela. Allez là où quelqu’un peut rester avec vous.',
    heat: 'Arrêtez de travailler, mettez-vous à l’ombre ou au frais, ôtez ce que vous pouvez, mouillez votre peau et buvez par petites gorgées. Demandez à quelqu’un de rester, et n’y retournez pas aujourd’hui.',
    diabetes:
      'Tout de suite quelque chose de sucré : jus, limonade ordinaire ou morceaux de sucre, et encore après dix minutes si cela ne va pas mieux. Ne conduisez pas, et demandez à quelqu’un de s’asseoir près de vous.',
    seizure:
      'Allongez-vous loin des arêtes, des machines et des escaliers, et demandez à quelqu’un de regarder l’heure et de rester.',
    injury:
      'Appuyez fort avec un linge propre sur ce qui saigne, et ne relâchez pas. Brûlure, acide, yeux : vingt minutes sous l’eau courante. Après une chute : ne bougez pas.',
  },
  stay: '**Restez jusqu’à ce que les secours prennent le relais,** éloignez les curieux, et envoyez quelqu’un à l’entrée pour montrer le chemin.',
  afterwards:
    '**Ensuite :** faites appeler la personne qu’elle veut près d’elle, ou son contact d’urgence. Notez ce qui s’est passé et quand, et déclarez-le si ce peut être un accident du travail. Voyez aujourd’hui, quelques minutes, ceux qui ont tout vu, et ne dites aux autres que ce qu’elle souhaite. Puis revenez ici : pour le retour, le planning et ce que vous direz à l’équipe, il y a des mots.',
  heatAgain:
    '**D’abord la chaleur, car demain il fera peut-être aussi chaud.** Qui s’est évanoui ou a été confus voit un médecin avant d’y retravailler. Dès maintenant : de l’eau à portée de main, chaque heure une pause à l’ombre, payée, que personne ne peut échanger contre de l’argent, le travail lourd tôt le matin, et personne seul. Si l’on est payé à la tâche, payez les pauses, sinon personne ne les prendra ; la sécurité est l’obligation de l’employeur, quoi que chacun choisirait. Montrez les signes en images ou dans leurs langues : vertige, nausée, confusion, plus de sueur veut dire arrêt, ombre, eau, appel. Confus ou inconscient : le {emergency}, et refroidissez tout de suite.',
};
