import type { LanguageRules } from '../concern.ts';
import { near } from '../emergencies/write-condition.ts';
import { ruleWriter } from '../rules/write-rule.ts';

const rule = ruleWriter({
  close: 'ex|exnovi[oa]|exmarido|exmujer|exparej\\w+|su marido|mi marido|su novio|exemplead[oa]|que despedi',
  siempre:
    'todas las (?:noches|tardes)|todos los dias|cada (?:noche|dia)|siempre|desde hace (?:[^ |]+ ){1,2}(?:dias|semanas|meses)|ya van|otra vez|despues de cerrar',
});

export const es: Pick<LanguageRules, 'language' | 'rules'> = {
  language: 'es',
  rules: [
    rule(
      'threat',
      [
        'acosador|stalker|stalkea\\w*|orden de alejamiento|acosando un [^ |]+',
        '(?:la|lo|me|le) (?:sigue|siguio|persigue|seguia) (?:hasta|desde|despues|por|a todas)|(?:me|la|lo) (?:esta |estan )?(?:siguiendo|persiguiendo|vigilando)',
        'fotos? de (?:mi|su) (?:balcon|casa|piso|coche|puerta|ventana)|(?:la|me) (?:fotografia|graba) (?:a escondidas|por la ventana)',
        '(?:gps|localizador|airtag|rastreador)(?: [^ |]+){0,2} (?:en|al)|vigila todo lo que',
        '(?:averiguado|descubierto|sabe) donde (?:vivo|vive|trabaja)|se sabe los turnos|aparece en todos los sitios',
      ],
      {
        unless:
          'competitors?|(?:stalker|stalking) (?:client|deal)|instagram|linkedin|sigue (?:igual|sin)|paquete',
      },
    ),
    rule(
      'threat',
      [
        near(
          '(?:espera|plantad[oa]|aparcad[oa]|enfrente de|rondando)(?: [^ |]+){0,4} (?:salida|oficina|tienda|casa|trabajo|entrada|puerta)?',
          '{siempre}|flores|{close}',
        ),
        near('{close}', 'flores|veces al dia|buzon|la sigue|me espera|gps|vigila'),
      ],
      { unless: 'repartidor|taxi|pedido|respuesta|espera (?:que|a que|mas|un|una)|resultado' },
    ),
  ],
};
