import type { LanguageRules } from '../concern.ts';
import { near } from '../emergencies/write-condition.ts';
import { ruleWriter } from '../rules/write-rule.ts';

const rule = ruleWriter({
  close:
    'ex|ex namorad[oa]|ex marido|ex mulher|o marido|meu marido|o namorado|ex funcionari[oa]|que demiti|que despedi',
  sempre:
    'todas as noites|todos os dias|cada noite|sempre|ha (?:[^ |]+ ){0,1}(?:dias|semanas|meses)|terceira vez|de novo|outra vez|depois de fechar',
});

export const pt: Pick<LanguageRules, 'language' | 'rules'> = {
  language: 'pt',
  rules: [
    rule(
      'threat',
      [
        'stalker|stalkea\\w*|perseguidor|perseguid[oa] por|ordem de restricao|medida protetiva',
        '(?:me|a|segue|persegue)(?: [^ |]+)? ?(?:segue|persegue) (?:ate|ha|desde|por)|segue a ate|segue a |(?:segue|persegue) (?:a|me|la) (?:ate|ha|em|por)|persegue a ha|vai atras del[ae]|me seguindo|a seguir me',
        'fotos? da minha (?:varanda|casa|porta)|fotos? do meu (?:carro|predio)',
        '(?:rastreador|gps|airtag)(?: [^ |]+){0,2} (?:no|na)|vigia tudo o que',
        '(?:descobriu|sabe) onde (?:eu )?(?:moro|mora|trabalha)|sabe os turnos|aparece em todo (?:lugar|lado)',
      ],
      { unless: 'competitors?|(?:stalker|stalking) (?:client|deal)|instagram|linkedin|encomenda' },
    ),
    rule(
      'threat',
      [
        near(
          '(?:espera|parado|estacionado|em frente)(?: [^ |]+){0,4} (?:porta|escritorio|loja|casa|trabalho|saida)',
          '{sempre}|flores|{close}',
        ),
        near('{close}', 'flores|vezes por dia|caixa d[oe] correio|segue|espera por mim|rastreador|vigia'),
      ],
      { unless: 'entregador|taxi|pedido|estafeta' },
    ),
  ],
};
