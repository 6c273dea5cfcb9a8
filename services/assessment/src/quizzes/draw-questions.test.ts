import { describe, expect, it } from '@jest/globals';
import { QUIZ_LENGTH, type QuizQuestion } from '@coachlab/contracts';
import { drawQuestions, stillAsked } from './draw-questions.ts';

const pool = (size: number): QuizQuestion[] =>
  Array.from({ length: size }, (_, index) => ({
    id: `q${index + 1}`,
    text: `Question ${index + 1}`,
    options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id })),
  }));
const ids = (questions: { id: string }[]) => questions.map(({ id }) => id);
const many = <T>(make: () => T) => Array.from({ length: 2_000 }, make);

describe('a draw', () => {
  it('is five different questions of the pool, each with all of its options', () => {
    for (const drawn of many(() => drawQuestions(pool(11)))) {
      expect(new Set(ids(drawn)).size).toBe(QUIZ_LENGTH);
      for (const { id, options } of drawn) {
        expect(ids(pool(11))).toContain(id);
        expect(options.toSorted()).toEqual(['a', 'b', 'c', 'd']);
      }
    }
  });

  it('favours no question and no place', () => {
    const draws = many(() => drawQuestions(pool(10)));
    for (const id of ids(pool(10))) {
      const drawn = draws.filter((draw) => ids(draw).includes(id));
      expect(drawn.length / draws.length).toBeCloseTo(0.5, 1);
      const first = drawn.filter(([question]) => question?.id === id);
      expect(first.length / drawn.length).toBeCloseTo(1 / QUIZ_LENGTH, 1);
    }
  });

  it('tells nothing by the place of an option', () => {
    const places = many(() => drawQuestions(pool(10))[0]!.options.indexOf('a'));
    for (const place of [0, 1, 2, 3])
      expect(places.filter((at) => at === place).length / places.length).toBeCloseTo(0.25, 1);
  });

  it.each([10, 11, 12])('repeats nothing of the draw before, of a pool of %i', (size) => {
    for (let [before, draws] = [drawQuestions(pool(size)), 0]; draws < 200; draws += 1) {
      const next = drawQuestions(pool(size), { avoid: ids(before) });
      expect(ids(next).filter((id) => ids(before).includes(id))).toEqual([]);
      before = next;
    }
  });

  it('of too small a pool repeats no more than it must', () => {
    const before = drawQuestions(pool(7));
    const next = drawQuestions(pool(7), { avoid: ids(before) });
    expect(new Set(ids(next)).size).toBe(QUIZ_LENGTH);
    expect(ids(next).filter((id) => ids(before).includes(id))).toHaveLength(3);
  });

  it('keeps what it is told to keep, in its order, and fills the rest', () => {
    const before = drawQuestions(pool(10));
    const kept = before.slice(1, 4);
    const next = drawQuestions(pool(10), { keep: kept });
    expect(next.slice(0, 3)).toEqual(kept);
    expect(new Set(ids(next)).size).toBe(QUIZ_LENGTH);
  });
});

describe('what is still asked of a draw', () => {
  it('is all of it while its questions are in the pool, whatever their wording', () => {
    const drawn = drawQuestions(pool(10));
    const reworded = pool(12).map((question) => ({ ...question, text: 'Put otherwise' }));
    expect(stillAsked(reworded, drawn)).toEqual(drawn);
  });

  it('leaves out a question that is gone, and one whose options are others', () => {
    const drawn = [
      { id: 'q1', options: ['b', 'a', 'd', 'c'] },
      { id: 'q2', options: ['a', 'b', 'c'] },
      { id: 'q99', options: ['a', 'b', 'c', 'd'] },
    ];
    expect(ids(stillAsked(pool(10), drawn))).toEqual(['q1']);
  });
});
