import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Answerer, Piece } from '../chat/answerer.ts';
import type { Question } from '../chat/question.ts';
import { type CoachContent, NO_CONTENT } from './coach-content.ts';
import { aboutItems } from './moves/about-items.ts';
import { announce, tellTeam } from './moves/announce.ts';
import { aboutSituation } from './moves/about-situation.ts';
import { withLimit } from './limit.ts';
import { chooses } from './moves/choice.ts';
import { decide } from './moves/decide.ts';
import { compare } from './moves/compare.ts';
import { correct } from './moves/correct.ts';
import { explain } from './moves/explain.ts';
import { faq, pressedQuestion } from './moves/faq.ts';
import { fillIn } from './moves/fill-in.ts';
import { formFirst } from './moves/form-first.ts';
import { generalWay, onGeneralWay, SAID_NEXT } from './moves/general-way.ts';
import { inAnotherLanguage } from './moves/in-another-language.ts';
import { inMeasure } from './moves/in-measure.ts';
import { isItLegal } from './moves/is-it-legal.ts';
import { followUp, remark } from './moves/follow-up.ts';
import { justOne } from './moves/just-one.ts';
import { madeAgain } from './moves/made-again.ts';
import { inAnotherTone } from './moves/in-another-tone.ts';
import { nameComes } from './moves/name-comes.ts';
import { refuse } from './moves/refuse.ts';
import { greet } from './moves/greet.ts';
import { leave } from './moves/leave.ts';
import { kindOfTalk, nearSituations } from './moves/near-situations.ts';
import { aboutNotions, notion } from './moves/notion.ts';
import { NOT_OURS, offTopic } from './moves/off-topic.ts';
import { onOneCard } from './moves/on-one-card.ts';
import { partOf } from './moves/part.ts';
import { plan } from './moves/plan.ts';
import { plainQuestion } from './moves/plain-question.ts';
import { practise } from './moves/practise.ts';
import { recommend, recommendFirst } from './moves/recommend.ts';
import { rehearse } from './moves/rehearse.ts';
import { scores } from './moves/scores.ts';
import { aboutSite, site } from './moves/site.ts';
import { situation, titled } from './moves/situation.ts';
import { theirReply } from './moves/their-reply.ts';
import { tried } from './moves/tried.ts';
import { unclear } from './moves/unclear.ts';
import { walk } from './moves/walk.ts';
import { whatIf } from './moves/what-if.ts';
import { whatNext } from './moves/what-next.ts';
import { inTheirSex } from './in-their-sex.ts';
import { notAgain } from './not-again.ts';
import { type Move, type Reply, Turn } from './turn.ts';
import { twoAtOnce } from './two-at-once.ts';
import { wayFor } from './ways.ts';

/** In this order: what is under way, what goes on about the last answer, what is asked for by name, then what the words are about. */
const MOVES: Move[] = [
  leave,
  aboutSite,
  rehearse,
  inAnotherLanguage,
  practise,
  fillIn,
  walk,
  greet,
  titled,
  nameComes,
  inAnotherTone,
  correct,
  onGeneralWay,
  offTopic,
  scores,
  plainQuestion,
  chooses,
  pressedQuestion,
  decide,
  onOneCard,
  madeAgain,
  announce,
  justOne,
  partOf,
  theirReply,
  isItLegal,
  aboutSituation,
  whatIf,
  followUp,
  faq,
  tried,
  plan,
  aboutItems,
  aboutNotions,
  whatNext,
  compare,
  notion,
  explain,
  site,
  inMeasure,
  formFirst,
  remark,
  unclear,
  recommendFirst,
  tellTeam,
  refuse,
  situation,
  kindOfTalk,
  recommend,
  nearSituations,
];

/** What the first move says that has something to say. */
function firstReply(turn: Turn): Reply | undefined {
  for (const move of MOVES) {
    const reply = move(turn);
    if (reply) return reply;
  }
  return undefined;
}

/** Whoever tells a story gets a way, whatever it is about. */
function lastResort(turn: Turn): Reply {
  const isStory =
    turn.message.split(/\s+/).length >= STORY && /\b(?:i|my|we|our|he|she|they)\b/i.test(turn.message);
  const way = isStory && wayFor(turn, turn.message)?.isAsked ? generalWay(turn) : undefined;
  return way ? { text: way, buttons: SAID_NEXT } : NOT_OURS;
}

/** Words by which one tells something. */
const STORY = 7;

/** Answers from the catalogue by small rules: no model, nothing leaves the machine, and nothing can be invented. */
export class Coach implements Answerer {
  readonly kind = 'coach';
  readonly #content: CoachContent;

  constructor(content: CoachContent = NO_CONTENT) {
    this.#content = content;
  }

  async *answer(question: Question, catalogue: Catalogue): AsyncIterable<Piece> {
    const { text, cites = [], buttons = [] } = this.reply(question, catalogue);
    for (const paragraph of text.split(/(?<=\n\n)/)) yield { text: paragraph };
    yield { cites };
    if (buttons.length > 0) yield { buttons };
  }

  reply(question: Question, catalogue: Catalogue): Reply {
    const reply = this.#replyTo(question, catalogue);
    return { ...reply, text: catalogue.addresses.outward(reply.text) };
  }

  #replyTo(question: Question, catalogue: Catalogue): Reply {
    const turn = new Turn(question, catalogue, this.#content);
    const reply = twoAtOnce(turn, firstReply) ?? firstReply(turn);
    return withLimit(
      turn,
      reply ? inTheirSex(turn, notAgain(turn, inTheirSex(turn, reply))) : lastResort(turn),
    );
  }
}
