import type { Rule } from '../concern.ts';
import { enoughToDie } from './enough-to-die.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  kin: 'filhos?|filhas?|mulher|marido|mae|pai|pais|familia|esposa|criancas',
  means: 'comprimidos|remedios|medicamentos|pilulas|insulina|corda|calmantes',
  drop: 'trem|comboio|metro|ponte|telhado|janela|varanda|predio|linha|caminhao|trilhos',
  blade: 'estilete|x ?ato|faca|navalha|chave de fendas|tesoura|martelo|machado|pistola|arma|garrafa',
  drink: 'vodca|vodka|cachaca|uisque|whisky|vinho|cerveja|alcool|gim|pinga',
  drug: 'cocaina|coca|po|comprimidos|drogas?|maconha|calmantes|anfetaminas|ritalina|remedios',
  store: 'armario|gaveta|cacifo|mochila|bolsa|mala|mesa|carro|garrafa termica',
});

/** The ways of speaking that `en-*-patterns` hold for English. */
export const PT_PATTERNS: Rule[] = [
  enoughToDie('pt'),
  rule(
    'suicide',
    [
      '(?:estar|estaria|estivesse|estava|era|seria|melhor|queria)(?: [^ |]+){0,3} (?:mort[oa]|nao ter nascido)(?= |$)|(?:dormir|adormecer) e nao acordar(?: mais)?|nao acordar (?:mais|nunca)',
      'nao (?:quer|quero|queria|aguenta|aguento)(?: mais)? (?:viver|existir|continuar a viver)(?: mais)?|(?:sumir|desaparecer) (?:pra|para) sempre',
      '(?:jogar|joga|jogo|atirar|atira|saltar|lancar|pular|mandar)(?: [^ |]+){0,2} (?:da|do|de|na frente|debaixo|para a|a|ao)(?: [^ |]+){0,2} (?:{drop})',
      '(?:bater|enfiar|jogar|espetar|chocar)(?: [^ |]+){0,2} (?:carro|moto)(?: [^ |]+){0,3} (?:muro|arvore|poste|caminhao|parede)',
      '(?:guardou|guardei|guarda|guardando|juntou|juntando|acumul\\w*|escond\\w*)(?: [^ |]+){0,2} (?:{means})|comprimidos (?:suficientes|guardados)',
      '(?:cartas?|bilhete|video|mensagem)(?: [^ |]+)? (?:aos|ao|a|para|pros|pra)(?: os| as| a| o)? ?(?:seus |suas |meus )?{kin}|carta de despedida',
      '(?:nenhuma|sem|nao (?:vejo|ve|tenho|tem|encontro))(?: [^ |]+)? (?:razao|razoes|motivos?|vontade)(?: [^ |]+)? (?:viver|me levantar|existir|acordar)|(?:cansad[oa]|fart[oa]) de (?:viver|existir|estar viv[oa])',
      '(?:escolheu|escolhi|marcou|marquei|decidiu) o dia(?= \\||$)|acabar com (?:tudo|a minha vida|minha vida|isso de vez)(?= \\||$)|(?:penso|pensar|pensando|ando a pensar) em (?:matar me|me matar|morrer)',
    ],
    { unless: 'mort[oa] de (?:cansaco|rir|fome|sono|vergonha)|lancamento|entrevista' },
  ),
  rule(
    'suicide',
    [
      'amanha (?:ja )?(?:ele |ela |eu )?nao (?:vai estar|estara|estarei|vou estar)(?: [^ |]+)?|nao (?:estarei|vou estar|vai estar) (?:mais )?aqui amanha',
    ],
    { unless: 'ferias|folga|medico|viagem|curso|reuniao|licenca', sure: false },
  ),
  rule('self-harm', ['(?:me|se) (?:corto|corta|queimo|queima|arranho)(?= |$)(?: [^ |]+){0,3}'], {
    unless: 'se corta (?:a ligacao|custos|o)',
  }),
  rule('violence-at-home', [
    '(?:bate|bateu)(?: [^ |]+){0,3} onde(?: [^ |]+){0,4} (?:ve|veja|nota)|medo (?:de|do|da)(?: [^ |]+){0,3} (?:casa|marido|namorado|companheiro|mulher)|(?:me|lhe) bateu(?: de novo)?|(?:marido|namorado|companheiro|pai|ex)(?: [^ |]+){0,4} (?:agride|bate|bateu|agrediu|sufoc\\w+|esgan\\w+|empurr\\w+)(?: [^ |]+)?|braco roxo',
  ]),
  rule(
    'threat',
    [
      '(?:{blade})(?: [^ |]+){0,7} (?:pescoco|garganta|cara|rosto|barriga)|(?:puxou|sacou|tirou|apontou)(?: [^ |]+){0,2} (?:{blade})',
      '(?:sabe|sabem|sei) onde (?:eu |tu |voce |os )?(?:meus |os meus |teus |seus )?(?:filhos |filhas )?(?:moro|mora|moram|estudam|vivo|estaciono|vive)(?: [^ |]+){0,4}',
      '(?:me|a|o) (?:segue|seguiu|persegue|espera)(?: [^ |]+){0,3} (?:casa|carro|portao|noite|saida)|fotos? d[aeo]s? (?:minha|meu|meus|minhas) (?:casa|filhos?|filhas?|carro|familia)',
      '(?:pagar caro|vai se arrepender|vais te arrepender|(?:pegar|botar|meter) fogo)',
    ],
    { unless: 'pagar caro (?:por um|pelo (?:produto|servico|software))' },
  ),
  rule('abuse-at-work', [
    '(?:fotos?|videos?|imagens)(?: [^ |]+){0,3} (?:pelad[oa]s?|nu[sa]?|nuas|penis|intimas?|nudes?)|nudes',
    '(?:se )?(?:esfrega|encosta|rocar|roca|esfregou)(?: [^ |]+)? (?:em|contra|a) (?:mim|ela|ele)|mao (?:na|no|pela) (?:minha|meu|sua|coxa|perna|saia|bunda|peito)',
    '(?:trancam?|trancaram|fecham|prendem)(?: [^ |]+){0,2} (?:na|no|numa|num) [^ |]+|(?:xingam|xinga|insultam|insulta)(?= |$)|(?:quarto|hotel|dormir com)(?=.{0,80} (?:promocao|contrato|vaga))|(?:promocao|contrato)(?=.{0,80} (?:quarto|hotel|dormir com))|(?:botou|pos|colocou) (?:algo|alguma coisa) (?:na|no) (?:minha|meu) (?:bebida|copo)',
  ]),
  rule(
    'addiction',
    [
      '(?:{drink}|garrafas?)(?: [^ |]+){0,4} (?:no|na|dentro d[oa]) (?:seu |sua |meu |minha )?(?:{store})',
      '(?:perdi|perdeu|gastei|gastou|apostei|apostou|joguei)(?: [^ |]+){0,3} (?:salario|dinheiro|poupancas?|ordenado|aluguel|tudo)(?: [^ |]+){0,4} (?:bingo|casino|cassino|apostas?|jogo|poker|raspadinhas?|maquinas)|(?:viciad[oa])(?: [^ |]+){0,2} (?:apostas|jogo|bets)',
      '(?:preciso|precisa|sem|tomo|toma)(?: [^ |]+){0,2} (?:{drug}|{drink})(?: [^ |]+)? (?:para|pra|aguentar|nao)(?: [^ |]+){0,3}',
    ],
    { unless: 'festa|cliente|agua' },
  ),
  rule('eating', [
    'provoc\\w+ (?:o )?vomito|dedos?(?: [^ |]+){0,3} (?:garganta|boca)|como tudo e(?: [^ |]+){0,3} vomit\\w+',
  ]),
  rule('panic', [
    'coracao (?:esta )?(?:disparad[oa]|a mil|acelerado)|falta(?:va)? (?:o )?ar|hiperventil\\w*|me sufoco',
  ]),
  rule('suicide', [
    'deixar de ser um (?:problema|peso|fardo)|(?:nao (?:tenho|tem)|sem) (?:mais )?(?:forcas?|energia) (?:para|pra) (?:viver|continuar)|(?:ir embora|desaparecer|partir) (?:para|pra) sempre|fala(?: [^ |]+){0,2} (?:em|da|de) mor(?:te|rer)|(?:nao (?:ve|vejo)) (?:mais )?saida',
  ]),
  rule('threat', [
    '(?:quebrar|quebro|partir|parto|cortar|corto|rebentar|arrebentar|queimar)(?: [^ |]+)? (?:as|a|o|os) (?:pernas|cara|pescoco|cabeca|bracos|dentes|garganta)',
  ]),
  rule(
    'violence-at-home',
    [
      '(?:namorado|marido|companheiro|ex|pai|padrasto|mulher|esposa)(?: [^ |]+){0,3} (?:tranca|trancou|quebrou|quebra|tirou|cuspiu|arrastou|nao (?:a|me|o) deixa)(?: [^ |]+){0,4}',
    ],
    { unless: 'tirou (?:ferias|folga)' },
  ),
  rule(
    'abuse-at-work',
    [
      '(?:acaricia|massageia|beija|cheira|lambe)(?: [^ |]+){0,2} (?:ombros?|cabelo|pescoco|costas|perna|nuca|mao)',
    ],
    { sure: false },
  ),
];
