import type { LanguageRules } from '../concern.ts';
import { PT_PATTERNS } from './pt-patterns.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  who: 'marido|esposo|companheiro|namorado|ex|ex marido|mulher|esposa|namorada|pai|mae|filho|irmao|parceiro|parceira',
  hits: 'bate|bateu|agride|agrediu|espanca|espancou|ameaca|ameacou|viola|violou|estrangula|empurra|maltrata|abusa|persegue|tranca|dao|da porrada',
});

export const pt: LanguageRules = {
  language: 'pt',
  self: /(?<=^| )(?:eu|me|meu|minha|mim|comigo|quero|estou|posso|tenho|sinto|aguento|nos)(?= |$)/gu,
  other:
    /(?<=^| )(?:ele|ela|eles|lhe|se|seu|sua|dele|dela|alguem|colega|funcionari[oa]|chefe|colaborador[a]?|amig[oa]|trabalhador[a]?|disse|diz|quer|esta|uma pessoa)(?= |$)/gu,
  rules: [
    rule(
      'self-harm',
      '(?:cortar|magoar|queimar|ferir|morder)(?: |-)?(?:me|se)(?= |$)|(?:cortes|marcas)(?: [^ |]+){0,3} (?:mangas|braco|pulso)',
      { unless: 'cortar se (?:custos|despesas)' },
    ),
    rule('eating', '(?:quase )?nao come(?= |$)|acho que (?:ela|ele) tem anorexia|vomit\\w+', {
      sure: false,
      unless: 'nao come (?:connosco|conosco|na cantina|carne|gluten)',
    }),
    rule('panic', 'avc|derrame|convuls\\w+|alucin\\w+|ouve vozes', { sure: false }),
    rule(
      'suicide',
      '(?:deu|vendeu|pagou|doou)(?: [^ |]+){0,4} (?:cachorro|gato|carro|coisas|contas|dividas|tudo)(?=.{0,100} (?:despedi\\w+|contas|calm\\w+|tranquil\\w+|adeus))|(?:se despedindo|despediu se|se despediu) (?:de todos|da gente|de nos|de todo mundo)|(?:melhor|mais feliz\\w*)(?: [^ |]+){0,3} sem (?:mim|ele|ela)|seguro de vida(?=.{0,80} (?:suicid\\w*|paga))|(?:tentou|tentei|tentar)(?: [^ |]+){0,2} (?:matar(?: se)?|se matar|suicidar)|(?:ja )?se tentou matar',
      { unless: 'equipe (?:[^ |]+ ){0,3}melhor sem (?:ele|ela)|ultimo dia|aposent\\w+|novo emprego' },
    ),
    rule(
      'self-harm',
      '(?:me|se) (?:machuco|machuca|corto|corta|firo|fere|mordo|queimo|magoo|magoa)(?: [^ |]+){0,2} (?:de proposito|quando|toda|sempre|para|depois)',
      { unless: 'se machuca (?:no|na|com) (?:trabalho|maquina|futebol)' },
    ),
    rule(
      'threat',
      '(?:volta|voltar|vem|venho|veio|vai vir) (?:[^ |]+ ){0,2}(?:armado|armada|com (?:uma|um|a) (?:arma|faca|revolver|pistola))|armado|(?:facada|tiro|paulada|soco)s?(?= em| na| no| \\||$)|(?:matar|esfaquear|bater|machucar) (?:o |a )?(?:meu |minha )?(?:chefe|colega|patrao|gerente|ele|ela)|perder a cabeca e|vou (?:matar|bater|acabar com) (?:ele|ela)',
      { unless: 'tiro (?:ferias|duvidas|certo|no pe)', sure: false },
    ),
    rule(
      'abuse-at-work',
      '(?:passa|passou|passar) a mao em (?:mim|ela|nos)|(?:agarrou|agarra|agarrada|beijou|beijada|forcou)(?: [^ |]+){0,3} (?:forca|mim|ela|arquivo|sala)|a agarrou|me agarrou|dormir com (?:ele|o chefe|o patrao)',
    ),
    rule(
      'addiction',
      '(?:bebe|bebo|beber|bebem) (?:antes|durante|depois) (?:do|da|de) (?:turno|trabalho|servico|reuniao|dirigir)|(?:cheiro|cheira|cheirar|uso|usa) (?:cocaina|coca|po|lolo)|nao (?:consigo|consegue) parar de (?:beber|jogar|usar|apostar)',
    ),
    rule(
      'after-suicide',
      '(?:suicidou se|se suicidou|se matou|matou se|enforcou se|se enforcou|tirou a propria vida|pos fim a vida|cometeu suicidio)|(?:apos|depois de|depois do|pelo) (?:o )?suicidio',
      { unless: 'tent\\w+|quase|quer|ameac\\w+', who: 'other' },
    ),
    rule(
      'suicide',
      'suicid\\w*|(?:me|se) (?:matar|enforcar|atirar|suicidar|jogar)|(?:matar|enforcar|atirar|suicidar|jogar) (?:me|se)|(?:tirar|acabar com|por fim a|terminar com) (?:a )?(?:minha |sua |propria )?(?:propria )?vida|acabar com (?:tudo|a vida|isto tudo|isso tudo)',
      {
        unless:
          'matar (?:me|se) (?:a|de) (?:trabalhar|rir)|acabar com tudo (?:a tempo|ate)|(?:me|se) jogar (?:no|na) (?:projeto|trabalho)|atirar se ao trabalho',
      },
    ),
    rule(
      'suicide',
      '(?:quero|quer|queria|vontade de|prefiro|prefere|desejo|penso em|pensa em|fala em|falou em|gostava de|gostaria de|pensando em)(?: [^ |]+){0,2} (?:morrer|estar mort[oa]|mort[oa]|desaparecer|sumir|a morte|nao acordar|dormir para sempre)|nao (?:quero|quer|queria|tenho vontade de|tem vontade de)(?: mais)? (?:viver|estar aqui|acordar|existir|continuar a viver|estar viv[oa])(?: mais)?|(?:ja )?nao (?:quero|quer) (?:mais )?(?:viver|estar aqui)',
      { unless: 'morrer de (?:rir|vergonha|fome|sono)|viver (?:em|com|no|na)(?= )' },
    ),
    rule(
      'suicide',
      '(?:vida|viver) (?:ja )?nao (?:tem|vale|faz)(?: a| mais)? ?(?:sentido|pena)|(?:nao ha|sem|nenhuma|que|qual o|nenhum) (?:sentido|razao|motivo)s? (?:para|em|de) (?:viver|continuar a viver)|(?:melhor|mais felizes)(?: [^ |]+){0,3} sem mim|ninguem (?:sentiria|ia sentir) (?:a )?(?:minha )?falta|carta de despedida|overdose|(?:tomou|tomei|tomar|engoliu)(?: [^ |]+){0,3} (?:comprimidos|remedios|uma caixa)|(?:saltar|atirar se|pular|jogar)(?: [^ |]+){0,3} (?:ponte|janela|telhado|comboio|trem|metro|varanda|predio|linha)',
    ),
    rule(
      'suicide',
      '(?:ja )?nao (?:aguento|aguenta|consigo|consegue|posso|pode|suporto) (?:mais|continuar)(?= \\||$| assim| isto| isso| com isto| viver| a viver)|nao (?:vejo|ve|ha) (?:nenhuma )?saida|pensamentos (?:escuros|negros|sombrios)|um peso para (?:todos|a familia|a minha familia|os outros)',
      { sure: false },
    ),
    rule(
      'self-harm',
      'automutil\\w*|autoles\\w*|auto mutil\\w*|(?:se|me) (?:corta|cortando|cortar|corto|machuca de proposito|magoa de proposito|queima)|(?:corta|cortar|cortando|magoa|mutila) se|(?:cortes|cicatrizes|queimaduras)(?: [^ |]+){0,3} (?:bracos?|pulsos?|pernas?|coxas?)|cortar os (?:pulsos|bracos)',
      { unless: 'se corta (?:a ligacao|custos)|corta se (?:a chamada|a ligacao)' },
    ),
    rule(
      'violence-at-home',
      '{who}(?: [^ |]+){0,4} (?:{hits})|violencia (?:domestica|em casa|contra a mulher|familiar)|medo de (?:ir|voltar) (?:para|a|pra) casa|medo d[oa] (?:meu|minha|seu|sua) (?:{who})|nodoas negras|hematomas|olho (?:negro|roxo)|(?:agredida|espancada|maltratada) (?:em casa|pelo)',
      { unless: 'bate (?:papo|certo|na porta|ponto|a meta|metas|recorde)|viola (?:as regras|o contrato)' },
    ),
    rule(
      'threat',
      '(?:ameac\\w+|jurou|prometeu)(?: [^ |]+){0,6} (?:matar\\w*|morte|bater\\w*|arma|faca|pistola|disparar|violencia|queimar|um colega|uma colega|o chefe|a chefe|me|nos|colegas)|ameacas? de morte|(?:ameacou|ameaca) (?:me|nos)|(?:faca|arma|pistola|revolver|bomba|machado)(?: [^ |]+){0,5} (?:escritorio|trabalho|mochila|mala|gaveta|reuniao)|(?:trazer|traz|trouxe|tem|com) (?:uma|um|sua|a) (?:faca|arma|pistola|revolver)|(?:vai|vou|quer|quero|vontade de) (?:matar|bater n|espancar|esfaquear)(?: [^ |]+)?|agressao fisica|(?:agrediu|bateu) (?:me|num colega|numa colega|em mim|um colega)|(?:me|o|a) (?:agrediu|esmurrou|empurrou)|tiroteio',
      {
        unless:
          'ameac\\w+ (?:demitir|sair|processar|despedir)(?: se)?|matar (?:o tempo|dois coelhos|o projeto)',
      },
    ),
    rule(
      'abuse-at-work',
      'assedi\\w+|abus\\w+ sexual\\w*|agressao sexual|(?:toca|tocou|apalpa|apalpou|passa a mao)(?: [^ |]+){0,3} (?:perna|rabo|bunda|coxa|peito|joelho|cintura)|apalp\\w+|viola(?:cao|da|do)(?= \\||$| por)|comentarios (?:sexuais|racistas|machistas)|insultos racistas|humilh\\w+|bullying|mobbing',
    ),
    rule(
      'panic',
      'ataques? de (?:panico|ansiedade)|crises? de (?:panico|ansiedade)|nao (?:consigo|consegue|conseguia) respirar|falta de ar|hiperventil\\w*|(?:dor|aperto)(?: [^ |]+){0,3} peito|(?<!anorexia.{0,40})desmai\\w+|colapso nervoso|esgotamento nervoso|surto psicotico',
    ),
    rule(
      'eating',
      'anorexi\\w*|anoretic\\w*|bulimi\\w*|disturbios? alimentar\\w*|transtornos? alimentar\\w*|(?:ja )?nao come (?:nada|quase nada|ha dias)|(?:deixou|parou) de comer|vomita (?:depois|apos|sempre)|provoca o vomito',
    ),
    rule(
      'addiction',
      'alcooli\\w+|alcoolatra|problemas? (?:com (?:o )?alcool|de alcool|com a bebida|com drogas|de drogas)|(?:cheira|cheirava|fede)(?: [^ |]+){0,2} (?:alcool|bebida|vinho|cachaca)|(?:bebad[oa]|embriagad[oa]|drogad[oa])(?= \\||$| no| em| ao| para)|bebe (?:demais|muito|as escondidas|no trabalho|todos os dias)|toxicodepend\\w*|viciad[oa] (?:em|no|na)(?! (?:cafe|trabalho|telemovel|celular))|(?:usa|consome|toma) (?:drogas|cocaina)|vicio (?:do|no|em|de) (?:jogo|alcool|drogas)',
      { unless: 'bebe (?:demais|muito|muita) (?:cafe|agua|cha)' },
    ),
    ...PT_PATTERNS,
  ],
};
