import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Answerer, Piece } from '../chat/answerer.ts';
import type { Question } from '../chat/question.ts';
import { explain } from './moves/explain.ts';
import { fillIn } from './moves/fill-in.ts';
import { followUp } from './moves/follow-up.ts';
import { greet } from './moves/greet.ts';
import { leave } from './moves/leave.ts';
import { practise } from './moves/practise.ts';
import { recommend } from './moves/recommend.ts';
import { site } from './moves/site.ts';
import { compare } from './moves/compare.ts';
import { aboutSituation } from './moves/about-situation.ts';
import { nearSituations, situation } from './moves/situation.ts';
import { unclear } from './moves/unclear.ts';
import { walk } from './moves/walk.ts';
import { whatNext } from './moves/what-next.ts';
import { HONEST_NO, offTopic } from './moves/off-topic.ts';
import { type Move, type Reply, Turn } from './turn.ts';

/** In this order: what is under way, what is asked for by name, then what the words are about. */
const MOVES: Move[] = [
  leave,
  practise,
  fillIn,
  walk,
  greet,
  aboutSituation,
  whatNext,
  followUp,
  compare,
  explain,
  offTopic,
  site,
  unclear,
  situation,
  recommend,
  nearSituations,
];

/** Answers from the catalogue by small rules: no model, nothing leaves the machine, and nothing can be invented. */
export class Coach implements Answerer {
  readonly kind = 'coach';

  async *answer(question: Question, catalogue: Catalogue): AsyncIterable<Piece> {
    const { text, cites = [], buttons = [] } = this.reply(question, catalogue);
    for (const paragraph of text.split(/(?<=\n\n)/)) yield { text: paragraph };
    yield { cites };
    if (buttons.length > 0) yield { buttons };
  }

  reply(question: Question, catalogue: Catalogue): Reply {
    const turn = new Turn(question, catalogue);
    for (const move of MOVES) {
      const reply = move(turn);
      if (reply) return reply;
    }
    return HONEST_NO;
  }
}
