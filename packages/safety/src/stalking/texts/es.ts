import type { AdviceText } from '../../advice-texts.ts';

export const es: Pick<AdviceText, 'self' | 'other'> = {
  other: `**Esto es acoso (stalking), y hablar no lo termina.** Cada respuesta, una palabra amable o «un último encuentro» demuestra que insistir funciona. Así que nadie habla con esa persona: ni tú ni la persona acosada.

1. **Si está cerca, ha amenazado o viene con un arma:** el {emergency}, y esperad tras una puerta cerrada donde haya gente.
2. **Denunciadlo hoy en la policía, juntos.** Cada cosa por separado parece inofensiva; lo que cuenta es que sigue. Llevad fechas, mensajes y fotos. En muchos países es un delito.
3. **Un no claro, por escrito, si aún no lo ha habido:** «No quiero ningún contacto. No escribas, no llames, no vengas aquí». Después, ninguna respuesta a nada, y no se borra nada.
4. **Llevad una lista:** día, hora, lugar, qué pasó, quién lo vio, matrículas, capturas. Cartas y regalos se quedan como llegaron. Un localizador o una aplicación se deja donde está hasta que la policía o una línea de ayuda aconseje.
5. **Lo que haces hoy como empresa:** la persona acosada no abre, no cierra ni trabaja a solas; el turno de esta noche se cambia o se dobla, sin perder horas ni sueldo. Alguien la acompaña al coche o al tren. Nombre y cara van a recepción, seguridad, RR. HH. y tu dirección, con el número al que llamar si aparece; se le prohíbe la entrada, y nadie da turnos, teléfono ni dirección. Horario, puesto, aparcamiento y camino cambian si la persona acosada lo quiere. Si es alguien de los vuestros, RR. HH. los separa ya, y mueve a quien acosa.
6. **Pregunta a solas:** «¿Qué necesitas para llegar hoy a casa con seguridad, y quién lo sabe?». Cree la respuesta. La línea de abajo planea con ella los próximos días.`,
  self: `**Esto es acoso (stalking), y no tienes que resolverlo hablando.** Cada respuesta, una palabra amable o «un último encuentro» demuestra que insistir funciona. Quien te aconseja una charla amable no conoce este patrón; no la tengas.

- **Si está cerca, ha amenazado o puede venir con un arma:** el {emergency}. Ve adonde haya gente, no a casa a solas.
- **Denúncialo hoy en la policía.** Cada cosa por separado parece inofensiva; lo que cuenta es que sigue, y que conoce tu casa o tu camino. Lleva fechas, mensajes y fotos.
- **Un no claro, por escrito, si aún no lo has dicho:** «No quiero ningún contacto. No escribas, no llames, no vengas aquí». Después, ninguna respuesta a nada. No borres nada.
- **Lleva una lista:** día, hora, lugar, qué pasó, quién lo vio, matrículas, capturas. Si sospechas de un localizador o una aplicación, pregunta a la policía o a la línea de abajo antes de quitarlo.
- **Dilo hoy por escrito en tu empresa:** «Me están acosando en el trabajo y de camino a casa. Necesito que esa persona no pueda entrar, que recepción lo sepa, que nadie dé mis horarios ni mi dirección, no abrir, cerrar ni trabajar a solas, y que alguien me acompañe al coche o al tren». Es su obligación; «es inofensivo» no es una respuesta.
- **Esta noche:** no vayas a solas, cambia de camino, avisa a los vecinos y a un amigo, y duerme en otro sitio si tienes miedo. La línea de abajo planea contigo los próximos días.`,
};
