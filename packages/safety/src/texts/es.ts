import type { TextsAbroad } from './texts-abroad.ts';

export const es: TextsAbroad = {
  call: 'Llama',
  emergency: 'emergencias',
  more: 'todos los países y más ayuda',
  or: 'o',
  notes: {
    free: 'gratis',
    'day and night': 'día y noche',
    'free, day and night': 'gratis, día y noche',
    'free, day and night, many languages': 'gratis, día y noche, en muchos idiomas',
    'call or text, day and night': 'llamada o SMS, día y noche',
    'call or text, free, day and night': 'llamada o SMS, gratis, día y noche',
    'call or text, English and French, day and night': 'llamada o SMS, en inglés y francés, día y noche',
    'daily until midnight': 'todos los días hasta medianoche',
    'free, leaves no trace on the bill': 'gratis, no deja rastro en la factura',
    'free, day and night; 113 works too': 'gratis, día y noche; también el 113',
    French: 'en francés',
    Dutch: 'en neerlandés',
  },
  forYou:
    '**Si se trata de ti:** llama ahora al número de abajo, o al {emergency} si estás en peligro, y dile a alguien que tengas cerca que no quieres estar a solas.',
  forSomebody: '**Si se trata de otra persona:** no la dejes sola, pregúntale directamente y llamad juntos.',
  onSigns: {
    other: `**Quizá lo entiendo mal, y prefiero preguntar una vez de más.** Regalar cosas, saldar deudas, traspasar tareas, despedidas, una calma repentina: cada una puede no ser nada. Juntas pueden ser señales de que alguien piensa en quitarse la vida. Así que pregunta, antes de planear cualquier otra cosa.

1. **Habla hoy con la persona, en privado, y nombra lo que has notado:** «Has regalado cosas, y parece que te estuvieras despidiendo. Me preocupas.»
2. **Pregunta directamente: «¿Estás pensando en quitarte la vida?»** Preguntar no mete la idea en la cabeza. Después escucha, sin discutir.
3. **Si la respuesta es sí, o no lo sabes, no dejes sola a la persona.** Llamad juntos a la línea de abajo, o al {emergency} si puede ocurrir ahora. Apártala de lo que su trabajo pone a su alcance: medicamentos, armas, máquinas, alturas, un vehículo. Acude a Recursos Humanos o a medicina del trabajo, y no prometas guardar el secreto.
4. **Si no consigues localizarla:** llama, no escribas; si nadie contesta, pide al {emergency} que vayan a su dirección a ver cómo está.
5. **Si es un no tranquilo:** «Me alegro, y volvería a preguntarte. ¿Qué está cambiando para ti? ¿Estás pensando en irte de aquí?» Vuelve a preguntar dentro de unos días.`,
    self: `Quizá lo entiendo mal, y prefiero preguntar una vez de más. Se deja todo en orden y se dice adiós cuando se deja un trabajo, y también cuando ya no se quiere vivir. **¿Estás pensando en quitarte la vida?** Si una parte de ti lo piensa, por favor, llama ahora a la línea de abajo, o al {emergency}, y dile a alguien que tengas cerca: «No estoy a salvo y no quiero estar a solas.» No hace falta estar seguro para llamar, y ningún traspaso corre más prisa. Si es solo el trabajo, dímelo.`,
  },
  aside: {
    self: `**Antes de nada: tú.** {said}Gracias por escribirlo.

**¿Estás pensando en quitarte la vida?** Sea cual sea la respuesta, por favor no te quedes a solas con ello esta noche.

- **Si está cerca, o tienes contigo algo con que hacerlo:** llama ahora al {emergency} y ve donde haya gente.
- **Esta noche:** llama a alguien que pueda venir o quedarse al teléfono, o al número de abajo. «Pienso a menudo que preferiría no estar» basta para empezar.
- **Aléjate del lugar o del objeto en el que piensas.** No pases por allí a solas, ni a pie ni en coche. Que otra persona guarde las pastillas, las llaves o el arma.
- **Mañana:** un médico. Díselo con las mismas palabras, y desde cuándo duermes o comes mal.
- **El trabajo puede esperar o repartirse.** Mañana temprano, di a una persona por encima o al lado de ti: «Llevo demasiado tiempo cargando con esto a solas y no puedo más. Necesito que te hagas cargo de una parte». Lo que había que decir mañana puede decirse más tarde, o con alguien a tu lado.

Cuando esté hecho, te ayudo con lo demás. Si te he entendido mal, dímelo en una frase y vamos directamente a tu pregunta.`,
    other: `**Antes de lo demás: lo que se dijo de pasada.** {said}Puede ser una manera de hablar. También hablan así quienes piensan en morir, y se lo dicen a alguien en quien confían. Tómalo por eso, hoy mismo.

1. **Habla hoy con la persona, a solas; si está en otro sitio, llámala.** Repite lo que oíste: «No dejo de pensar en lo que dijiste».
2. **Pregunta directamente: «¿Estás pensando en quitarte la vida?»** Preguntar no mete la idea en la cabeza. Luego escucha, sin discutir, sin animar y sin reírte, aunque se ría.
3. **Si la respuesta es sí, o no lo sabes, no dejes sola a la persona, tampoco esta noche.** Llamad juntos al número de abajo, o al {emergency} si puede ocurrir ahora. Mientras tanto, ni volante, ni máquinas, ni alturas, ni medicamentos.
4. **No prometas guardar el secreto, y no cargues con ello a solas.** Recursos humanos, el servicio médico o tu propia dirección lo sabe hoy, y nadie más.
5. **Si es un no tranquilo:** «Me alegro, y volvería a preguntar». Ofrece tiempo para un médico de todos modos, quita trabajo y pregunta otra vez en unos días.

Lo que has preguntado puede esperar hasta entonces. Cuando esté hecho, te ayudo con lo demás.`,
  },
  armed: `**Llama ahora a la policía:** {emergency}. **Léele el mensaje palabra por palabra:** quién, con qué, contra quién y cuándo. No sopeses si va en serio. Que alguien «hable mucho» lo juzga la policía, y no es motivo para esperar.

1. **Di lo que te van a preguntar:** dónde puede estar esa persona, la dirección y el coche, si hay armas en su casa, quién tiene llaves o pase, cuándo llegan los primeros. Pregunta qué hacer mañana, y hazlo.
2. **No contestes, no llames, no os veáis,** y que nadie más lo haga: ni conversación ni apaciguar, tampoco por teléfono. Guarda el mensaje tal como está.
3. **Llama después a la persona amenazada, ahora.** No viene hasta que la policía lo diga, y esta noche no está sola.
4. **Luego la entrada:** acuerda quién la mantiene cerrada, quién bloquea el pase y quién conoce el nombre, la cara y el coche. El primer turno empieza más tarde o en otro sitio. Si esa persona llega: todos lejos y tras puertas cerradas, nadie en su camino, {emergency}.
5. **Luego tu propia dirección, y seguridad o recursos humanos,** con lo que ha dicho la policía. Del puesto se habla más tarde, y no a solas.
6. **Después:** tampoco te quedes a solas con ello, y ve ese mismo día a quienes fueron amenazados. Si esa persona quizá está también desesperada, dilo a la policía: cambia lo que ayuda.`,
  apart: `**Llama a esa persona ahora, en este minuto. No contestes por escrito ni esperes a verla.** No hace falta que sepas de terapia. Se trata de localizarla, preguntar y traer ayuda.

1. **Cuando conteste:** «He leído tu mensaje, y has hecho bien en decírmelo. **¿Dónde estás? ¿Hay alguien contigo?**» No cuelgues. Si no puede hablar, escribe: «Estoy aquí. ¿Dónde estás? Te vuelvo a llamar ahora mismo.»
2. **Pregunta directamente: «¿Estás pensando en quitarte la vida?»** y después: «¿Tienes contigo algo con lo que hacerlo?» Preguntar no mete la idea en la cabeza. Escucha, sin discutir y sin intentar animar.
3. **Si la respuesta es sí, o no lo sabes, que no cuelgue.** Mientras, otra persona llama al {emergency}, con el nombre, la dirección y las palabras exactas. Si estás a solas, di: «Mando a alguien contigo y te llamo enseguida.»
4. **Si no contesta:** llama ahora al {emergency} y pide que vayan a su dirección a ver cómo está; Recursos Humanos la tiene, y también el contacto de emergencia. Manda a alguien que esté cerca, de dos en dos. Una persona sigue llamando.
5. **No prometas guardar el secreto ni cargues con esto a solas.** «Me importas demasiado para callármelo. Solo se lo diré a quien pueda ayudar.» Díselo hoy a Recursos Humanos o a tu superior; la línea de abajo también te aconseja a ti. **Mañana:** preséntate a la hora que dijiste, quítale trabajo y vuelve a preguntar.`,
  unclear: `Quizá lo entiendo mal. Si aquí alguien no está a salvo, pueden ser tres cosas, y cada una pide algo distinto. **Si la persona quizá piensa en quitarse la vida:** pregúntale a solas y sin rodeos: «¿Estás pensando en quitarte la vida?» Preguntar no da la idea; si dice que sí, o si no lo sabes, no la dejes sola. **Si alguien cercano quizá le hace daño o la controla en casa:** habla con ella a solas, nunca por escrito ni cuando el otro pueda oír, y pregunta: «¿Estás a salvo en casa?» **Si alguien pudiera hacer daño a otros:** no lo lleves a solas; avisa a seguridad, a Recursos Humanos o a tu superior en el plazo de una hora, avisa a quien va dirigido y apunta las palabras exactas. Si puede pasar ahora: {emergency}.`,
  apartUnreached: `**No contesta: llama ahora a {emergency}.** Di que temes por su vida, lee el mensaje en voz alta y pide que vayan a verla a su dirección. Mientras tanto alguien sigue llamando. Si estás cerca, ve, pero acompañado, y espera fuera a quienes has llamado, salvo que oigas o veas que te necesita.`,
  apartFirst: `**La persona no está contigo: llámala ahora,** en vez de contestar por escrito: «¿Dónde estás? ¿Hay alguien contigo?» Si nadie contesta y te preocupa, llama al {emergency} y pide que vayan a su dirección a ver cómo está.`,
  advice: {
    suicide: {
      other: `**Tómatelo en serio y actúa hoy.** No hace falta que sepas de terapia. Se trata de preguntar, quedarte y traer ayuda.

1. **Habla con la persona ahora, en privado.** Di lo que has oído o visto: «Has dicho que no ves salida. Me preocupas.»
2. **Pregunta directamente: «¿Estás pensando en quitarte la vida?»** Preguntar no mete la idea en la cabeza. Le muestra que puede decirlo ante alguien que no sale corriendo. Después escucha, sin discutir y sin intentar animar.
3. **Si la respuesta es sí, o no lo sabes, no dejes sola a la persona.** Si puede ocurrir ahora, llama al {emergency}. Si no, llamad juntos a una línea de crisis; también puedes llamar tú antes y preguntar qué hacer. Si lleva encima algo con lo que podría hacerlo, apártalo solo si no hay peligro.
4. **No prometas guardar el secreto.** Di: «Me importas demasiado para callármelo. Solo se lo diré a quien pueda ayudar, y te diré a quién.» Si está en otro lugar, manda a alguien con ella y da su dirección a emergencias.
5. **Mañana:** preséntate a la hora que dijiste. Cuenta a Recursos Humanos o a medicina del trabajo lo que necesiten saber y nada más, quítale trabajo, y habla tú también con alguien.`,
      self: `Has hecho bien en escribirlo. Soy un programa y no puedo estar contigo, así que **por favor, trae ahora a una persona.**

- **Si podrías hacerlo, o tienes a mano con qué:** llama al {emergency}, o ve ahora mismo adonde haya gente.
- **Llama a la línea de crisis de abajo.** No tienes que explicarlo bien. «No quiero seguir viviendo» basta para empezar.
- **Díselo a alguien que tengas cerca:** «No estoy a salvo y no quiero estar a solas.» Pídele que se quede y que aparte aquello con lo que podrías hacerte daño.
- **Si no es exactamente eso, pero ya no te quedan fuerzas:** es motivo suficiente para llamar y para ir al médico esta semana.

Nada de tu trabajo tiene que resolverse hoy. Puede esperar; tú vas primero. Cuando esté hecho, te ayudo con lo demás.`,
    },
    'after-suicide': {
      other: `Lo siento mucho. No hay una manera correcta de pasar por esto, pero hay cosas que ayudan y cosas que hacen daño.

- **Dilo en persona, en grupos pequeños, pronto y con claridad:** «Tengo una noticia muy triste. Alex ha muerto.» Habla de suicidio solo si la familia está de acuerdo. No describas nunca cómo fue ni hagas conjeturas sobre el porqué.
- **Deja sitio a todas las reacciones,** también al silencio y a la rabia. Di que nadie tiene la culpa y que nadie podía estar seguro de verlo venir.
- **Cuida de quienes estaban más cerca y de quienes ya lo están pasando mal.** Pregunta directamente: «¿Esto te ha traído pensamientos de quitarte la vida?» Preguntar no mete la idea en la cabeza. Si alguien dice que sí, no le dejes a solas; llama al {emergency} si el peligro es ahora.
- **Aligera la semana.** Cancela lo que se pueda, deja que se vaya quien quiera, di quién está para hablar y cuándo. Trae hoy a medicina del trabajo, al programa de ayuda al empleado o a un servicio de duelo.
- **Escribe a la familia,** y pregúntale antes de organizar nada en nombre de la persona. Ten presente la fecha en los próximos meses.
- **Y tú:** también cargas con esto. Habla con alguien de fuera del equipo.`,
      self: `Lo siento mucho. Por favor, no cargues con esto a solas. Habla hoy con alguien: una amistad, tu médico, medicina del trabajo o la línea de abajo, que también está para quienes han perdido a alguien por suicidio. Si piensas en seguir a esa persona, llama ahora al {emergency} o a la línea de abajo, y pide a alguien que se quede contigo.`,
    },
    'self-harm': {
      other: `**Tómatelo en serio y mantén la calma.** Hacerse daño suele ser una forma de soportar un dolor que no tiene otra salida. No es por llamar la atención, y no es cosa de coaching.

1. **Habla con la persona a solas, con amabilidad, sin quedarte mirando las heridas:** «He visto las marcas en tu brazo y me preocupas. No tienes que explicarme nada. ¿Cómo de mal estás ahora mismo?»
2. **Pregunta directamente:** «¿También piensas en quitarte la vida?» Preguntar no mete la idea en la cabeza. Si la respuesta es sí, o no lo sabes, no dejes sola a la persona; llama al {emergency} si puede ocurrir ahora.
3. **Una herida profunda o que sangra, o pastillas tomadas:** {emergency}, al momento.
4. **No exijas que pare, no pidas que te lo enseñe, no prometas guardar el secreto.** Di: «No lo convertiré en tema del equipo. Pero quiero que tengas buena ayuda, y si quieres te acompaño.»
5. **Mañana:** ofrece tiempo para ir al médico o a terapia, acude a medicina del trabajo si la persona lo sabe, quita presión, y vuelve a preguntar dentro de unos días.`,
      self: `Gracias por decirlo. Hacerse daño suele significar que algo pesa demasiado para llevarlo a solas, y eso merece ayuda de verdad, no una herramienta de coaching.

- **Si la herida es grave o has tomado algo:** llama ahora al {emergency}.
- **Si el impulso es fuerte en este momento:** ve adonde haya alguien, aléjate de lo que usarías y llama a la línea de abajo. Se puede llamar por esto, no solo cuando se trata de morir.
- **Si además piensas en quitarte la vida:** llama ahora, y dile a alguien que tengas cerca que a solas no estás a salvo.
- **Esta semana:** díselo a un médico. Basta una frase: «Me hago daño y quiero ayuda para dejarlo.»`,
    },
    'violence-at-home': {
      other: `**Cree a la persona y deja que marque el ritmo.** El momento más peligroso suele ser cuando alguien intenta irse; ayúdale a llegar a quienes saben planearlo.

1. **En peligro en este momento:** {emergency}.
2. **Habla con la persona a solas, nunca por escrito si en casa alguien podría leerlo:** «He visto los moratones y me preocupas. No te pido que me lo cuentes. ¿Estás a salvo en casa?» Si dice que no: «Te creo. No es culpa tuya.»
3. **Ofrece una sala, un teléfono y tiempo** para llamar desde el trabajo a la línea de abajo. También puedes llamar tú y preguntar qué hacer. Apunta lo que has visto, con fechas, y guárdalo bien.
4. **No te enfrentes a la otra persona, no digas que se vaya ya, no preguntes por qué aguanta.** Y no prometas guardar el secreto: si hay niños o una vida en peligro, otros tienen que saberlo.
5. **Mañana, con la persona y con Recursos Humanos o seguridad:** un camino seguro de ida y vuelta, llamadas y visitas filtradas, horarios y nómina protegidos, y alguien que sepa a quién llamar si no aparece.`,
      self: `Te creo, y **no es culpa tuya.** Hoy no tienes que decidir nada, salvo estar a salvo.

- **En peligro en este momento:** llama al {emergency}. Si no puedes hablar, llama y no cuelgues, o usa el teléfono de una vecina o de un compañero.
- **La línea de abajo** habla con personas que viven exactamente esto, sin contárselo a nadie, y piensa contigo qué es seguro. Llama desde un teléfono que la otra persona no revise.
- **Díselo a alguien del trabajo o de cerca:** «No estoy a salvo en casa. Si no aparezco, llama a la policía.» Ten papeles, dinero y una llave donde puedas cogerlos.
- **El trabajo puede ayudar más de lo que parece:** Recursos Humanos puede filtrar llamadas, cambiar tu horario y mantener tu nómina en reserva.
- Antes de cerrar esto, quizá quieras borrar la página del historial del navegador.`,
    },
    threat: {
      other: `**Primero la seguridad: esto es para seguridad y para la policía, no para una conversación.**

1. **Si alguien va armado, está violento o crees que está a punto de pasar:** aléjate y aleja a los demás, y llama al {emergency}. No discutas, no cierres el paso, no intentes quitar un arma.
2. **Si la amenaza es para más adelante, avisa en el plazo de una hora a seguridad, a Recursos Humanos o a tu superior,** y a la policía si se ha hablado de un arma, de una persona concreta o de una fecha. No mañana, y no después de «oír a las dos partes».
3. **Apunta las palabras exactas,** quién las oyó, cuándo y dónde. Guarda los mensajes.
4. **Cuida de la persona amenazada o seguida.** No debe ser la última en saberlo ni encontrarse con la otra hasta que esté resuelto: alguien la acompaña al coche o al autobús, se cambian turnos o puesto si quiere, y la otra (cliente o compañero) se queda fuera.
5. **No lo lleves a solas ni prometas callarlo.** Si quien amenaza quizá esté también desesperado, dilo a la policía o a la línea de crisis: cambia lo que ayuda.`,
      self: `**Primero pon distancia,** sea cual sea de las dos cosas.

**Si alguien te amenaza, te sigue o te espera:**

- **En peligro ahora, o está cerca:** llama al {emergency}. Ve adonde haya gente, no a casa a solas.
- **Díselo hoy a alguien:** a seguridad, a Recursos Humanos y a tu superior, y a la policía si hubo un arma, un plan, una foto de tu casa o si no es la primera vez. No hacen falta pruebas para denunciarlo. Puedes decir: «Me han amenazado y no me siento a salvo para volver a casa.»
- **Guárdalo todo:** las palabras exactas, las horas, los mensajes, las matrículas. No contestes ni quedes para arreglarlo.
- **Los próximos días:** no vayas a solas al autobús ni al coche, cambia de camino, di a alguien a qué hora tienes que llegar.

**Si te da miedo lo que podrías hacerle a alguien:**

- Sal de la habitación, del edificio o de la conversación. Una rabia así de fuerte pasa; lo que se hace con ella, no.
- Llama al {emergency} o a la línea de crisis de abajo y di justo eso: «Tengo miedo de hacerle daño a alguien.» Atienden esas llamadas. Pon fuera de tu alcance lo que podrías usar.
- **Si era una forma de hablar y sencillamente estás furioso o furiosa:** hoy no le escribas ni le digas nada. Duerme, y luego cuéntame qué pasó; encontraremos palabras que se escuchen.`,
    },
    'abuse-at-work': {
      other: `**Primero, seguridad y deber.** Si han agredido a alguien, o teme lo que pueda venir, eso va por delante de todo: peligro ahora, {emergency}; si no, una conversación a solas hoy. Escucha, parte de que va en serio, no investigues ni juzgues: «Gracias por contármelo. ¿Qué necesitas para sentirte a salvo mañana?» No prometas guardar el secreto; di quién tiene que saberlo. Avisa hoy a Recursos Humanos o al contacto contra el acoso, apunta lo dicho con las palabras de la persona, y cuida de que nadie pague por hablar. Tras una agresión sexual, un médico o un centro especializado puede ayudar y asegurar pruebas en los primeros días, haya o no denuncia algún día.`,
      self: `**Lo que describes no tienes por qué aguantarlo.** Peligro ahora: {emergency}. Si no, hoy: apunta lo que pasó, con fecha, palabras y testigos, y guarda los mensajes. Díselo a alguien que tenga que actuar: Recursos Humanos, el contacto contra el acoso, el comité de empresa o un sindicato, o quien esté por encima de tu jefe si es tu jefe. Puedes decir: «Tengo que informar de algo y quiero que conste por escrito.» Tras una agresión sexual, un médico o un centro especializado puede ayudar y asegurar pruebas en los primeros días, denuncies o no. Si te está desgastando, la línea de abajo también es para ti.`,
    },
    panic: {
      other: `**Dolor en el pecho, desmayo, convulsiones, confusión o una primera crisis así: llama al {emergency}.** No intentes distinguir por tu cuenta un ataque de pánico de un infarto.

Si es un ataque de pánico que la persona ya conoce: quédate a su lado, habla despacio y poco. «Estoy aquí. Esto pasa. Suelta el aire conmigo, despacio.» Llévala a un sitio tranquilo, que se siente, aparta a los demás, no la toques sin preguntar. Suele pasar en media hora. Después: agua, sin preguntas, sin reunión. Pregunta a quién llamar, y que no conduzca enseguida.

**Si oye voces, cree cosas que no pueden ser o no hay manera de calmarla:** mantén la calma, no discutas, y llama a un médico o al {emergency}. Mañana: ofrece tiempo para ir al médico, habla de medicina del trabajo, y pregunta qué ayudaría si volviera a pasar.`,
      self: `**Si te duele el pecho, crees que te vas a desmayar o es la primera vez: llama ahora al {emergency}.** Mejor una vez de más.

Si sabes que es un ataque de pánico: es horrible, y pasa, casi siempre en media hora. Apoya los dos pies en el suelo. Suelta el aire despacio, más tiempo del que inspiras: cuatro para tomar aire, seis para soltarlo, diez veces. Nombra cinco cosas que veas. Di a alguien que tengas cerca: «Tengo un ataque de pánico, siéntate conmigo.» No conduzcas ahora.

Cuando pase, no tienes que terminar lo que hacías. Ve al médico esta semana: se trata bien. Si aparecen ideas de no querer vivir, llama ahora a la línea de abajo.`,
    },
    eating: {
      other: `**Primero, su salud.** Un desmayo, dolor en el pecho, confusión o varios días sin comer son una urgencia: {emergency}. Un trastorno de la alimentación es una enfermedad; quien dirige un equipo ni la nombra ni la trata. Habla con la persona a solas, de lo que has visto y de tu preocupación, nunca del peso ni del aspecto: «Últimamente pareces agotado y me preocupas. ¿Cómo estás de verdad?» No vigiles lo que come ni lo comentes. Ofrece tiempo para ir al médico, y medicina del trabajo si la persona lo sabe. Si dice que no quiere vivir, no la dejes sola.`,
      self: `**Primero, tu salud.** Si te has desmayado, el corazón te va a saltos o llevas días sin comer: {emergency}. Si no, por favor, díselo a un médico esta semana, en una frase: «Lo estoy pasando mal con la comida y necesito ayuda.» Es una enfermedad que se trata, no falta de voluntad. La línea de abajo también está para esto, a cualquier hora.`,
    },
    addiction: {
      other: `**Primero, la seguridad.** Quien hoy quizá haya bebido o tomado algo no conduce, no usa máquinas ni cuida de nadie: apártalo de la tarea, sin público, que llegue a casa sin peligro, y avisa ahora a Recursos Humanos o a quien esté de guardia. Inconsciente, confuso o respira mal: {emergency}. Otro día, a solas y en sobriedad, habla solo de lo que has visto, nunca de un diagnóstico: «Dos veces este mes has llegado oliendo a alcohol, y me preocupa. ¿Qué pasa?» La adicción es una enfermedad: la tratan medicina del trabajo, un programa de ayuda o un médico, y las normas de tu empresa dicen qué tiene que seguir. No lo tapes ni prometas hacerlo.`,
      self: `**Hace falta valor para escribirlo.** Si has tomado demasiado, o al dejarlo tiemblas, sudas o ves cosas: {emergency}. Dejar de golpe el alcohol o las pastillas puede ser peligroso; hazlo con un médico. Si no, díselo a tu médico esta semana: «Bebo más de lo que puedo controlar.» Un médico, un grupo de ayuda o un centro de adicciones pueden empezar sin que se entere tu jefe. Mientras tanto no conduzcas ni uses máquinas. Si aparecen ideas de no querer vivir, llama ahora a la línea de abajo.`,
    },
  },
  caution: {
    suicide: {
      self: `Quizá lo entiendo mal, y prefiero preguntar una vez de más: **¿estás pensando en no seguir viviendo o en quitarte la vida?** Si una parte de ti lo piensa, por favor, llama ahora a la línea de abajo, o al {emergency}, y díselo a alguien que tengas cerca. No hace falta estar seguro para llamar. Si no es eso, sigue leyendo.`,
      other: `Quizá lo entiendo mal. Por si se trata de su vida y no solo de su trabajo: **pregunta en privado y directamente: «¿Estás pensando en quitarte la vida?»** Preguntar no mete la idea en la cabeza. Si la respuesta es sí, o no lo sabes, no dejes sola a la persona; llamad juntos a la línea de abajo, o al {emergency} si puede ocurrir ahora. Si no consigues localizarla y te preocupa, pide al {emergency} que vayan a ver.`,
    },
    'after-suicide': {
      self: `Quizá lo entiendo mal. Si has perdido a alguien, lo siento; la línea de abajo también está para quienes están de duelo. Si te trae ideas de no querer vivir, llama hoy.`,
      other: `Quizá lo entiendo mal. Si alguien ha muerto, lo siento. Dilo con claridad y en persona, deja sitio a todas las reacciones y cuida de quienes estaban más cerca. La línea de abajo también está para quienes están de duelo.`,
    },
    'self-harm': {
      self: `Quizá lo entiendo mal. **¿Te estás haciendo daño?** Si es así, mereces ayuda y ningún reproche: díselo a un médico esta semana, o llama a la línea de abajo, que no es solo para quien quiere morir. Herida grave: {emergency}.`,
      other: `Quizá lo entiendo mal. Si la persona quizá se hace daño: habla con ella a solas y con amabilidad, «Me he dado cuenta y me preocupas», y pregunta directamente si también piensa en quitarse la vida. Preguntar no mete la idea en la cabeza. Acude a un médico o a la línea de abajo. Herida grave: {emergency}.`,
    },
    'violence-at-home': {
      self: `Quizá lo entiendo mal. **¿Estás a salvo en casa?** Si alguien cercano te hace daño, te asusta o te controla, no es culpa tuya. En peligro: {emergency}. A la línea de abajo se puede llamar desde un teléfono que nadie revise.`,
      other: `Quizá lo entiendo mal. Si alguien cercano quizá hace daño a esta persona o la controla: habla con ella a solas, nunca por escrito, y pregunta: **«¿Estás a salvo en casa?»** Cree la respuesta, ofrece una sala y un teléfono para la línea de abajo, y no te enfrentes a la otra persona. En peligro: {emergency}.`,
    },
    threat: {
      self: `Quizá lo entiendo mal. **Si alguien te amenaza, te sigue o te asusta,** no lo resuelvas a solas: díselo hoy a seguridad, a Recursos Humanos o a tu superior, guarda cada mensaje, no vuelvas a casa a solas; {emergency} si está cerca. **Si te da miedo hacerle daño a alguien,** sal de la situación y llama a la línea de abajo, o al {emergency}.`,
      other: `Quizá lo entiendo mal. **Si alguien podría salir herido de verdad, o le siguen o amenazan,** no lo lleves a solas: seguridad, Recursos Humanos o tu superior en el plazo de una hora, y {emergency} si es ahora. Pregunta a la persona afectada: «¿Te sientes a salvo para volver hoy a casa?» Cuida de que no vaya a solas y apunta las palabras exactas.`,
    },
    'abuse-at-work': {
      self: `Quizá lo entiendo mal. **Si en el trabajo te tocan, te humillan o te amenazan,** no tienes por qué aguantarlo: apunta lo que pasó, con fechas y testigos, y díselo a Recursos Humanos o a alguien que tenga que actuar. En peligro: {emergency}. La línea de abajo también es para ti.`,
      other: `Quizá lo entiendo mal. Si alguien sufre maltrato, tocamientos o humillaciones: habla con la persona a solas, «¿Qué necesitas para sentirte a salvo mañana?», avisa hoy a Recursos Humanos y no prometas guardar el secreto. En peligro: {emergency}.`,
    },
    panic: {
      self: `Quizá lo entiendo mal. Si ahora mismo te encuentras mal (pecho, respiración, mareo), llama al {emergency}. Si sencillamente es demasiado, para por hoy, díselo a alguien que tengas cerca y ve al médico esta semana. Si aparecen ideas de no querer vivir, llama ahora a la línea de abajo.`,
      other: `Quizá lo entiendo mal. Si alguien se ha desplomado, está confuso, oye voces o no se calma, llama al {emergency} y quédate a su lado. Si parece que la persona se hunde con todo, no la dejes sola con ello: pregúntale directamente cómo está y si piensa en no querer vivir, y acude a un médico.`,
    },
    eating: {
      self: `Quizá lo entiendo mal. Si comer se ha vuelto una lucha, por favor, díselo a un médico esta semana; es una enfermedad y se trata. Un desmayo, o días sin comer: {emergency}. La línea de abajo está a cualquier hora.`,
      other: `Quizá lo entiendo mal. Si te preocupa cómo come alguien, habla con la persona a solas, de tu preocupación y nunca del peso ni de la comida: «Pareces agotado y me preocupas. ¿Cómo estás de verdad?» Ofrece tiempo para ir al médico. Desmayo o confusión: {emergency}.`,
    },
    addiction: {
      self: `Quizá lo entiendo mal. Si el alcohol, las drogas o el juego te dominan, por favor, díselo a un médico esta semana; dejar de golpe el alcohol o las pastillas, a solas, puede ser peligroso. Si aparecen ideas de no querer vivir, llama ahora a la línea de abajo.`,
      other: `Quizá lo entiendo mal. Si alguien quizá ha bebido o tomado algo hoy en el trabajo, apártalo primero de todo lo peligroso, sin público, que llegue a casa sin peligro, y avisa a Recursos Humanos o a quien esté de guardia. No se le puede despertar o respira mal: {emergency}.`,
    },
  },
};
