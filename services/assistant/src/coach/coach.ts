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
import { inMeasure } from './moves/in-measure.ts';
import { isItLegal } from './moves/is-it-legal.ts';
import { followUp, remark } from './moves/follow-up.ts';
import { justOne } from './moves/just-one.ts';
import { madeAgain } from './moves/made-again.ts';
import { greet } from './moves/greet.ts';
import { leave } from './moves/leave.ts';
import { nearSituations } from './moves/near-situations.ts';
import { aboutNotions, notion } from './moves/notion.ts';
import { NOT_OURS, offTopic } from './moves/off-topic.ts';
import { partOf } from './moves/part.ts';
import { plan } from './moves/plan.ts';
import { practise } from './moves/practise.ts';
import { recommend, recommendFirst } from './moves/recommend.ts';
import { rehearse } from './moves/rehearse.ts';
import { scores } from './moves/scores.ts';
import { site } from './moves/site.ts';
import { situation } from './moves/situation.ts';
import { tried } from './moves/tried.ts';
import { unclear } from './moves/unclear.ts';
import { walk } from './moves/walk.ts';
import { whatIf } from './moves/what-if.ts';
import { whatNext } from './moves/what-next.ts';
import { notAgain } from './not-again.ts';
import { type Move, type Reply, Turn } from './turn.ts';

/** In this order: what is under way, what goes on about the last answer, what is asked for by name, then what the words are about. */
const MOVES: Move[] = [
  leave,
  rehearse,
  practise,
  fillIn,
  walk,
  greet,
  onGeneralWay,
  correct,
  offTopic,
  scores,
  chooses,
  pressedQuestion,
  decide,
  madeAgain,
  announce,
  justOne,
  partOf,
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
  situation,
  tellTeam,
  recommend,
  nearSituations,
];

/** Whoever tells a story gets a way, whatever it is about. */
function lastResort(turn: Turn): Reply {
  const isStory =
    turn.message.split(/\s+/).length >= STORY && /\b(?:i|my|we|our|he|she|they)\b/i.test(turn.message);
  const way = isStory ? generalWay(turn) : undefined;
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
    for (const move of MOVES) {
      const reply = move(turn);
      if (reply) return withLimit(turn, notAgain(turn, reply));
    }
    return withLimit(turn, lastResort(turn));
  }
}
