import type { EmergencyTexts } from './emergency-texts.ts';

export const es: EmergencyTexts = {
  call: '**Llama ahora al {emergency}, o que llame alguien mientras tú te quedas.** Pon el altavoz: te dirán paso a paso qué hacer.',
  callForYourself:
    '**Llama ahora al {emergency}, y dile a alguien cercano qué te pasa.** Abre la puerta, no conduzcas, y deja que la reunión espere.',
  untilHelp: {
    unconscious:
      '**Sacúdele un hombro y llámale en voz alta. Si no reacciona ni respira con normalidad, empieza las compresiones:** fuertes y rápidas en el centro del pecho, unas dos por segundo, y manda a alguien por el desfibrilador (DEA). Boquear no es respirar. Si respira con normalidad: de lado, con la cabeza hacia atrás, y vigila la respiración. Tras una caída, no lo muevas salvo que no respire o el lugar sea peligroso.',
    choking:
      '**Si no puede toser, hablar ni respirar: inclínalo hacia delante y dale cinco golpes fuertes entre los omóplatos,** después cinco compresiones desde atrás, con el puño por encima del ombligo, hacia dentro y hacia arriba (en el embarazo, sobre el esternón). Sigue alternando. Si pierde el conocimiento, túmbalo y empieza las compresiones. Mientras pueda toser, que tosa.',
    allergy:
      '**Adrenalina autoinyectable, si la hay: ya, en la cara externa del muslo, a través de la ropa.** Di «anafilaxia» por teléfono. Que se tumbe con las piernas en alto, o se siente si le cuesta respirar, y que no se levante. Si en cinco minutos no mejora, una segunda dosis. Va al hospital aunque mejore, porque puede volver.',
    heart:
      '**Que se siente, apoyado, y no haga nada más.** Afloja la ropa y manda a alguien por el desfibrilador (DEA). No camina, no conduce y no termina el turno, aunque se le pase; no intentes distinguir un infarto del estrés o de una indigestión. Aspirina solo si te lo dicen por teléfono. Si se desploma y no respira con normalidad, empieza las compresiones.',
    stroke:
      '**Apunta a qué hora estaba bien por última vez: de eso depende el tratamiento.** Sentado o tumbado con la cabeza algo elevada, o de lado si está adormilado. Nada de comer ni de beber, ninguna pastilla, nada de aspirina. Llama aunque se le pase en unos minutos.',
    overdose:
      '**No esperes a que haya señales: algunos venenos hacen daño mientras uno se siente bien.** Di qué era, cuánto y cuándo, y guarda el envase. No le hagas vomitar. Adormilado: de lado. Sin respiración normal: compresiones; naloxona, si la tienes y puede ser un opioide. Gas, vapores, un depósito o una fosa: nadie entra detrás, entran los bomberos. Si pudo ser a propósito, no lo dejes solo ni un minuto.',
    heat: '**Sácalo del calor y enfríalo ya:** sombra o un sitio fresco, fuera la ropa que sobre, piel mojada y aire, paños fríos en cuello, axilas e ingles. Despierto y lúcido: agua a sorbos. Confuso, adormilado o con vómitos: nada de beber, de lado, y sigue enfriando hasta que llegue la ayuda; un golpe de calor puede matar en una hora. Hoy no sigue trabajando ni se va solo a casa.',
    diabetes:
      '**Si está despierto y puede tragar: azúcar ya,** un vaso de zumo o de refresco normal (no light), o azúcar en sobres; otra vez a los diez minutos si no mejora, y después algo de comer. Adormilado o inconsciente: nada por la boca, de lado. No le pongas insulina. Si no sabes si tiene el azúcar baja o alta, dale azúcar.',
    seizure:
      '**Aparta lo que sea duro, pon algo blando bajo la cabeza y mira el reloj.** No lo sujetes y no le metas nada en la boca. Cuando cesen las sacudidas, ponlo de lado y quédate hasta que sepa dónde está. Si tiene un plan para su epilepsia, síguelo; una primera crisis, cinco minutos, una segunda, una herida o cualquier duda necesitan una ambulancia.',
    injury:
      '**Si sangra, aprieta fuerte con un paño limpio y no aflojes;** lo que esté clavado se queda. Tras una caída o un golpe, la cabeza y la espalda no se mueven. Corriente: córtala antes de tocar a nadie. Quemadura, ácido, ojos: veinte minutos bajo agua corriente. Asma: sentado, con su propio inhalador de rescate, una inhalación por minuto, hasta diez.',
  },
  forYourself: {
    unconscious:
      'Túmbate donde no puedas caerte, lejos de máquinas y escaleras, y que alguien se quede contigo.',
    choking:
      'Haz una seña a alguien ya. A solas: aprieta el vientre con fuerza contra el respaldo de una silla, hacia dentro y hacia arriba.',
    allergy:
      'Tu adrenalina autoinyectable, si tienes: ya, en la cara externa del muslo. Di «anafilaxia». Túmbate con las piernas en alto, o siéntate si te cuesta respirar, y no vayas andando hasta la ambulancia.',
    heart:
      'Siéntate, apóyate y muévete lo menos posible. Si sabes que es un ataque de pánico y es como siempre, suelta el aire despacio; si algo es distinto, llama.',
    stroke: 'Apunta cuándo empezó. No comas, no bebas, no tomes pastillas, y llama aunque se te pase.',
    overdose:
      'Di qué has tomado, cuánto y cuándo, y guarda el envase; sentirse bien no dice nada. Si una parte de ti quería morir, dilo también: están para eso. Ve adonde alguien pueda quedarse contigo.',
    heat: 'Deja de trabajar, ponte a la sombra o en un sitio fresco, quítate lo que puedas, mójate la piel y bebe a sorbos. Que alguien se quede contigo, y hoy no vuelvas.',
    diabetes:
      'Algo con azúcar ya: zumo, refresco normal o azúcar en sobres, y otra vez a los diez minutos si no mejora. No conduzcas, y que alguien se siente contigo.',
    seizure: 'Túmbate lejos de cantos, máquinas y escaleras, y pide a alguien que mire el reloj y se quede.',
    injury:
      'Aprieta fuerte con un paño limpio donde sangra y no aflojes. Quemadura, ácido, ojos: veinte minutos bajo agua corriente. Tras una caída: no te muevas.',
  },
  stay: '**Quédate hasta que la ayuda se haga cargo,** aleja a los curiosos, y manda a alguien a la entrada para indicar el camino.',
  afterwards:
    '**Después:** que llamen a quien la persona quiera tener cerca, o a su contacto de emergencia. Apunta qué pasó y cuándo, y comunícalo si puede ser un accidente de trabajo. Habla hoy unos minutos con quienes lo vieron, y no digas a los demás más de lo que la persona quiera. Luego vuelve aquí: para la vuelta, los turnos y lo que dices al equipo hay palabras.',
  heatAgain:
    '**Primero el calor, porque mañana puede hacer el mismo.** Quien se desmayó o estuvo confuso va al médico antes de volver a trabajar en él. Desde ahora: agua a mano, cada hora un descanso a la sombra, pagado, que nadie pueda cambiar por dinero, el trabajo duro a primera hora, y nadie solo. Si se cobra a destajo, paga los descansos, o nadie los hará; la seguridad es obligación de la empresa, elija lo que elija cada uno. Enseña las señales con dibujos o en sus idiomas: mareo, náuseas, confusión, ya no suda quiere decir parar, sombra, agua, avisar. Confuso o inconsciente: el {emergency}, y a enfriar ya.',
};
