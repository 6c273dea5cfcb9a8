import type { AdviceText } from '../../advice-texts.ts';

export const fr: Pick<AdviceText, 'self' | 'other'> = {
  other: `**C’est du harcèlement obsessionnel (stalking), et une discussion n’y met pas fin.** Chaque réponse, un mot aimable ou « une dernière rencontre » montre que l’insistance paie. Donc personne ne parle à cette personne : ni vous, ni celle qui est suivie.

1. **Si cette personne est tout près, a menacé ou vient avec une arme :** le {emergency}, et attendez derrière une porte fermée, là où il y a du monde.
2. **Signalez-le aujourd’hui à la police, ensemble.** Chaque fait seul paraît anodin ; ce qui compte, c’est que cela continue. Apportez les dates, les messages et les photos. Dans beaucoup de pays, c’est un délit.
3. **Un non clair, par écrit, s’il n’a pas encore été dit :** « Je ne veux aucun contact. N’écrivez pas, n’appelez pas, ne venez pas ici. » Ensuite, plus de réponse à rien, et on n’efface rien.
4. **Tenez une liste :** jour, heure, lieu, ce qui s’est passé, qui l’a vu, plaques, captures d’écran. Lettres et cadeaux restent tels quels. Un traceur ou une application reste en place jusqu’à ce que la police ou une ligne d’aide ait donné son avis.
5. **Ce que vous faites aujourd’hui comme employeur :** la personne suivie n’ouvre, ne ferme et ne travaille jamais seule ; l’équipe de ce soir est changée ou doublée, sans perte d’heures ni de salaire. Quelqu’un l’accompagne à la voiture ou au train. Le nom et le visage sont donnés à l’accueil, à la sécurité, aux RH et à votre direction, avec le numéro à appeler si cette personne se présente ; l’entrée lui est interdite, et personne ne donne d’horaires, de numéro ni d’adresse. Horaires, poste, parking et trajet changent si la personne suivie le souhaite. Si c’est quelqu’un de chez vous, les RH séparent les deux maintenant, et déplacent celui qui suit.
6. **Demandez, seul à seul :** « De quoi as-tu besoin pour rentrer en sécurité ce soir, et qui est au courant ? » Croyez la réponse. La ligne ci-dessous prépare les prochains jours avec elle.`,
  self: `**C’est du harcèlement obsessionnel (stalking), et vous n’avez pas à le régler en discutant.** Chaque réponse, un mot aimable ou « une dernière rencontre » montre que l’insistance paie. Qui vous conseille de lui parler gentiment ne connaît pas ce schéma ; n’ayez pas cette conversation.

- **Si cette personne est tout près, a menacé ou peut venir avec une arme :** le {emergency}. Allez là où il y a du monde, pas seul chez vous.
- **Signalez-le aujourd’hui à la police.** Chaque fait seul paraît anodin ; ce qui compte, c’est que cela continue et que l’on connaît votre domicile ou votre trajet. Apportez les dates, les messages et les photos.
- **Un non clair, par écrit, si vous ne l’avez pas encore dit :** « Je ne veux aucun contact. N’écrivez pas, n’appelez pas, ne venez pas ici. » Ensuite, plus de réponse à rien. N’effacez rien.
- **Tenez une liste :** jour, heure, lieu, ce qui s’est passé, qui l’a vu, plaques, captures d’écran. Si vous soupçonnez un traceur ou une application, demandez à la police ou à la ligne ci-dessous avant de l’enlever.
- **Dites-le aujourd’hui par écrit à votre employeur :** « Je suis suivi au travail et sur mon trajet. Il faut que cette personne soit interdite d’entrée, que l’accueil soit prévenu, que personne ne donne mes horaires ni mon adresse, que je n’ouvre, ne ferme et ne travaille jamais sans collègue, et que quelqu’un m’accompagne à la voiture ou au train. » C’est son obligation ; « inoffensif » n’est pas une réponse.
- **Ce soir :** ne rentrez pas seul, changez de chemin, prévenez les voisins et un ami, et dormez ailleurs si vous avez peur. La ligne ci-dessous prépare les prochains jours avec vous.`,
};
