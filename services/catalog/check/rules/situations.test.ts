import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Situation } from '@coachlab/contracts';
import type { ArtifactFile } from '../artifact-file.ts';
import { RULES } from './index.ts';

const words = (count: number, word: string) => Array(count).fill(word).join(' ');

function situation(slug: string): Situation {
  return {
    slug,
    title: `Title of ${slug}`,
    theme: 'conflict',
    phrasings: Array.from({ length: 10 }, (_, at) => `${slug} said in way ${at}`),
    goingOn: words(60, `${slug}-going-on`),
    doFirst: words(10, `${slug}-first`),
    sayThis: [`Say this of ${slug}.`, `Then this of ${slug}.`],
    avoid: words(10, `${slug}-avoid`),
    artifacts: ['framework-grow', 'framework-clear'],
    related: ['one', 'two', 'three'].filter((other) => other !== slug),
    email: {
      to: 'the person concerned',
      subject: 'Half an hour',
      body: `Hello {name},\n\n${words(40, `${slug}-body`)}\n\n____`,
    },
    agenda: [5, 10, 10, 5].map((minutes, at) => `${minutes} min: step ${at} of ${slug}`),
    checklist: Array.from({ length: 5 }, (_, at) => `Tick ${at} of ${slug}.`),
    questions: Array.from({ length: 5 }, (_, at) => `What about ${at} of ${slug}?`),
    why: words(40, `${slug}-why`),
    faq: Array.from({ length: 5 }, (_, at) => ({
      question: `May I ask ${at} about ${slug}, and if so, whom, when, where and why?`,
      alsoAsked: [
        `what if she cries ${at}`,
        `whether ${at} and more than twelve words about it can be asked in ${slug}`,
      ],
      answer: words(30, `answer${slug}${at}`),
    })),
  };
}

let situations: Situation[];

beforeEach(() => {
  situations = ['one', 'two', 'three'].map(situation);
});

function faults(): string[] {
  const artifacts = ['framework-grow', 'framework-clear'].map((id) => ({ id }) as ArtifactFile);
  return RULES.filter(({ name }) => /situation|phrasing/.test(name))
    .flatMap((rule) =>
      rule.check({ artifacts, situations, sources: [], worksWithout: [], constructions: [], others: [] }),
    )
    .map(({ id, field, message }) => `${id} ${field}: ${message}`);
}

/** Each spoils one of three good situations; the check must name the file, the field and the fault. */
const SPOILT: [what: string, spoil: (one: Situation) => void, fault: RegExp][] = [
  [
    'a slug that an artifact has',
    (one) => (one.slug = 'framework-grow'),
    /^situations\/framework-grow slug: is the id of an artifact/,
  ],
  ['a title that another has', (one) => (one.title = 'title of Two!'), /^situations\/one title: .*two/],
  [
    'another’s phrasing',
    (one) => (one.phrasings[3] = 'Two, said in way 4'),
    /one phrasings\.3: .*two \(phrasings\.4\)/,
  ],
  [
    'its own phrasing again',
    (one) => (one.phrasings[3] = 'one said in way 4'),
    /one phrasings\.3: .*phrasings\.4 too/,
  ],
  [
    'a phrasing that stands in another language',
    (one) => (one.phrasingsIn = { de: ['two said in way 1'] }),
    /one phrasingsIn\.de\.0: .*two/,
  ],
  ['another’s text', (one) => (one.sayThis[0] = 'Then this of two.'), /one sayThis\.0: .*two \(sayThis\.1\)/],
  ['a short answer', (one) => (one.goingOn = 'Nothing.'), /one \(text\): has \d+ words, 120 to 250/],
  ['a long answer', (one) => (one.beyondCoaching = words(200, 'more')), /one \(text\): has \d+ words/],
  [
    'an artifact that does not exist',
    (one) => (one.artifacts[1] = 'framework-none'),
    /one artifacts\.1: framework-none/,
  ],
  [
    'a related one that does not exist',
    (one) => (one.related = ['two', 'four']),
    /one related\.1: four does not exist/,
  ],
  [
    'an agenda of an odd length',
    (one) => (one.agenda![0] = '7 min: step 0'),
    /one agenda: adds up to 32 minutes, 15, 25, 30, 45, 60 are allowed/,
  ],
  [
    'a long email',
    (one) => (one.email!.body = `${words(126, 'more')}\n\n____`),
    /one email\.body: has 12\d words, 40 to 125/,
  ],
  ['a short reason', (one) => (one.why = 'Because.'), /one why: has 1 words, 30 to 80/],
  [
    'a name twice in an email',
    (one) => (one.email!.body = `{name}, {name}\n\n____`),
    /one email\.body: has \{name\} more than once/,
  ],
  [
    'another blank than the name',
    (one) => (one.email!.body = `{day}\n\n____`),
    /one email\.body: has a brace that is not \{name\}/,
  ],
  [
    'an email without a place for the sender',
    (one) => (one.email!.body = 'Hello\n\nBye'),
    /one email\.body: must end with a line ____/,
  ],
  [
    'another’s question',
    (one) => (one.questions![1] = 'What about 2 of two?'),
    /one questions\.1: .*two \(questions\.2\)/,
  ],
  [
    'a question about another',
    (one) => (one.faq![1]!.question = 'may I ask 2 about two, and if so, whom, when, where and why?'),
    /one faq\.1\.question: .*two \(faq\.2\.question\)/,
  ],
  [
    'a long phrasing of a question about another',
    (one) =>
      (one.faq![1]!.alsoAsked![1] = 'Whether 3 and more than twelve words about it can be asked in two'),
    /one faq\.1\.alsoAsked\.1: .*two \(faq\.3\.alsoAsked\.1\)/,
  ],
  [
    'its own short phrasing again',
    (one) => (one.faq![1]!.alsoAsked![0] = 'What if she cries 3?'),
    /one faq\.1\.alsoAsked\.0: .*faq\.3\.alsoAsked\.0 too/,
  ],
  [
    'a sentence that another’s answer has',
    (one) => {
      one.faq![1]!.answer = 'Never before noon on a Friday in this house. And then some.';
      situations[1]!.faq![0]!.answer = 'No. Never before noon, on a Friday, in this house.';
    },
    /one faq\.1\.answer: .*two \(faq\.0\.answer\)/,
  ],
  [
    'an answer to a question that its own text gives',
    (one) => {
      one.faq![1]!.answer = 'Never before noon on a Friday in this house. And then some.';
      one.avoid = 'Never before noon on a Friday in this house. Nor after it.';
    },
    /one faq\.1\.answer: .*avoid too/,
  ],
  [
    'a short answer to a question',
    (one) => (one.faq![1]!.answer = 'No.'),
    /one faq\.1\.answer: has 1 words, 25 to 100/,
  ],
  ['itself as related', (one) => (one.related = ['two', 'one']), /one related: names the situation itself/],
];

describe('the check of situations', () => {
  it('finds nothing in good ones but that they are few', () => {
    expect(faults()).toEqual(['catalogue situations: has 3, 200 are wanted']);
  });

  it.each(SPOILT)('finds %s', (_, spoil, fault) => {
    spoil(situations[0]!);
    expect(faults()).toContainEqual(expect.stringMatching(fault));
  });
});
