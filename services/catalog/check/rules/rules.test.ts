import { describe, expect, it } from '@jest/globals';
import type { Situation } from '@coachlab/contracts';
import type { ArtifactFile, Catalogue } from '../artifact-file.ts';
import type { Rule } from '../rule.ts';
import { artifactOf, otherOf, realContent, situationOf } from '../test-content/real-content.ts';
import { chipFields, chips } from './chips.ts';
import { bannedConstructions, constructionList } from './constructions.ts';
import { counts, sectionAndCategory } from './counts.ts';
import { form } from './form.ts';
import { furtherReading, worksWithoutIdentifier } from './further-reading.ts';
import { identity } from './identity.ts';
import { RULES } from './index.ts';
import { length } from './length.ts';
import { metadata } from './metadata.ts';
import { minute, minutesAlike } from './minute.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { openings } from './openings.ts';
import { openItems } from './personas.ts';
import { pinned } from './pinned.ts';
import { promptVariables } from './prompts.ts';
import { prerequisites, references } from './references.ts';
import { repeatedSentences, repeatedSkeletons } from './repetition.ts';
import { plots, settings } from './settings.ts';
import { faqAnswers, faqLength, faqQuestions } from './situation-faq.ts';
import { situationForms } from './situation-forms.ts';
import { situationExamples, situationReplies } from './situation-replies.ts';
import {
  situationArtifacts,
  situationCount,
  situationLength,
  situationPhrasings,
  situationRelations,
  situationSlugs,
  situationTexts,
} from './situations.ts';
import { citations, sourceList } from './sources.ts';
import { special } from './special.ts';
import { wording } from './wording.ts';

interface Case {
  rule: Rule;
  what: string;
  spoil: (catalogue: Catalogue) => void;
  /** The file that the rule must name, and the field. */
  id: string;
  field: string;
  message?: RegExp;
}

const QUIZ = 'services/assessment/content/certifications/team-coaching';
const JOURNEY = 'services/journey/content/journey';

const inArtifact = (
  rule: Rule,
  what: string,
  id: string,
  field: string,
  spoil: (artifact: ArtifactFile, catalogue: Catalogue) => void,
): Case => ({ rule, what, id, field, spoil: (catalogue) => spoil(artifactOf(catalogue, id), catalogue) });

const inSituation = (
  rule: Rule,
  what: string,
  field: string,
  spoil: (situation: Situation, catalogue: Catalogue) => void,
): Case => ({
  rule,
  what,
  id: 'situations/exit-interview',
  field,
  spoil: (catalogue) => spoil(situationOf(catalogue, 'exit-interview'), catalogue),
});

const inAll = (rule: Rule, what: string, field: string, spoil: (catalogue: Catalogue) => void): Case => ({
  rule,
  what,
  id: 'catalogue',
  field,
  spoil,
});

/** Each spoils the real content in one place; the rule must name the file and the field. */
const CASES: Case[] = [
  inAll(counts, 'a catalogue of 118', 'artifacts', (all) => all.artifacts.pop()),
  inArtifact(
    sectionAndCategory,
    'a framework among knowledge',
    'framework-grow',
    'category',
    (a) => (a.section = 'library'),
  ),
  {
    rule: identity,
    what: 'a title that stands twice',
    id: 'framework-grow',
    field: 'title',
    spoil: (all) => (artifactOf(all, 'framework-grow').title = artifactOf(all, 'framework-clear').title),
  },
  inArtifact(
    metadata,
    'an L1 called Advanced',
    'framework-grow',
    'metadata.difficulty',
    (a) => (a.metadata.difficulty = 'Advanced'),
  ),
  inArtifact(
    metadata,
    'minutes that do not hold the duration',
    'framework-empathy',
    'metadata.time_minutes',
    (a) => (a.metadata.time_minutes = 15),
  ),
  inArtifact(
    references,
    'a related artifact that does not exist',
    'framework-grow',
    'relatedArtifacts.0',
    (a) => (a.relatedArtifacts = ['framework-none']),
  ),
  inArtifact(
    prerequisites,
    'a prerequisite that does not exist',
    'framework-act-mastery',
    'metadata.prerequisites.0',
    (a) => (a.metadata.prerequisites = ['framework-none']),
  ),
  inArtifact(
    prerequisites,
    'a prerequisite above its level',
    'framework-grow',
    'metadata.prerequisites.0',
    (a) => (a.metadata.prerequisites = ['framework-clear']),
  ),
  inAll(openItems, 'an L1 that is all gated', 'L1 without prerequisites', (all) =>
    all.artifacts.forEach(({ metadata: own }) => (own.prerequisites = ['framework-grow'])),
  ),
  inArtifact(
    chipFields,
    'a stage that is no tag',
    'ai-prompt-quiet-systems',
    'tags',
    (a) => (a.stage = ['supervision']),
  ),
  inAll(chips, 'a stage without prompts', 'stage foundation', (all) =>
    all.artifacts.forEach((a) => (a.stage = ['reality'])),
  ),
  inArtifact(form, 'a scenario without its debrief', 'scenario-quiet-nurse', 'hierarchy', (a) =>
    a.hierarchy?.pop(),
  ),
  inArtifact(form, 'a template with nothing to fill in', 'template-weekly-one-to-one', 'hierarchy', (a) =>
    a.hierarchy?.forEach((part) => (part.description = 'Done.')),
  ),
  inArtifact(
    form,
    'a blank without a field',
    'template-weekly-one-to-one',
    'hierarchy.0',
    (a) => delete a.hierarchy![0]!.fields,
  ),
  inArtifact(
    form,
    'a field without a blank',
    'template-weekly-one-to-one',
    'hierarchy.0',
    (a) => (a.hierarchy![0]!.description = 'Nothing is carried over.'),
  ),
  inArtifact(
    form,
    'two fields of one name',
    'template-weekly-one-to-one',
    'hierarchy.1.fields',
    (a) => (a.hierarchy![1]!.fields![0]!.id = a.hierarchy![0]!.fields![0]!.id),
  ),
  inArtifact(
    form,
    'two fields with one label',
    'template-weekly-one-to-one',
    'hierarchy.0.fields',
    (a) => (a.hierarchy![0]!.fields![0]!.label = a.hierarchy![0]!.fields![1]!.label),
  ),
  inArtifact(
    form,
    'fields on what is no template',
    'framework-clear',
    'hierarchy',
    (a) => (a.hierarchy![0]!.fields = [{ id: 'when', kind: 'line', label: 'When' }]),
  ),
  inArtifact(
    promptVariables,
    'a variable that nothing explains',
    'ai-prompt-quiet-systems',
    'promptTemplate',
    (a) => (a.promptTemplate += ' {{team_size}}'),
  ),
  inArtifact(special, 'a walkthrough that misses a letter', 'framework-clear', 'hierarchy', (a) =>
    a.hierarchy?.pop(),
  ),
  inArtifact(
    special,
    'a style question that has one style twice',
    'assessment-coaching-style',
    'hierarchy',
    (a) => {
      const [question] = a.hierarchy ?? [];
      if (question) question.description = question.description.replace('(sage)', '(engineer)');
    },
  ),
  inArtifact(special, 'a PCI of nineteen items', 'assessment-pci', 'hierarchy', (a) => a.hierarchy?.pop()),
  inAll(pinned, 'an id that is gone', 'tool-roi-calculator', (all) =>
    all.artifacts.splice(all.artifacts.indexOf(artifactOf(all, 'tool-roi-calculator')), 1),
  ),
  inArtifact(
    citations,
    'a work that nobody has listed',
    'framework-grow',
    'sources.0',
    (a) => (a.sources = ['Nobody (2020). Nothing.']),
  ),
  inAll(sourceList, 'a work that nobody cites', 'sources.yaml nobody', (all) =>
    all.sources.push({ key: 'nobody', kind: 'book', citation: 'Nobody (2020). Nothing.' }),
  ),
  inArtifact(length, 'a text of ten words', 'framework-grow', '(text)', (a) => {
    for (const field of ['enrichment', 'hierarchy', 'examples', 'exercises'] as const) delete a[field];
  }),
  inArtifact(minute, 'a minute of two minutes', 'framework-grow', 'inAMinute', (a) => {
    if (a.inAMinute) a.inAMinute.say = 'word '.repeat(71);
  }),
  inArtifact(
    minutesAlike,
    'a minute that another artifact has in other order',
    'framework-grow',
    'inAMinute',
    (a, all) => {
      const { when, do: first, say, avoid } = artifactOf(all, 'framework-clear').inAMinute!;
      a.inAMinute = { when, do: say, say: first, avoid };
    },
  ),
  inArtifact(
    furtherReading,
    'a work with neither DOI nor ISBN that nobody has explained',
    'framework-oskar',
    'furtherReading.0',
    (a) => (a.furtherReading = ['Nobody, N. (2020). Nothing at All. London: Nowhere.']),
  ),
  inArtifact(
    furtherReading,
    'an ISBN with two digits swapped',
    'knowledge-systems-thinking-for-coaches',
    'furtherReading.0',
    (a) => (a.furtherReading![0] = a.furtherReading![0]!.replace('60358', '60385')),
  ),
  inArtifact(
    furtherReading,
    'a DOI that is no address',
    'knowledge-goal-setting',
    'furtherReading.0',
    (a) => (a.furtherReading![0] = a.furtherReading![0]!.replace('https://doi.org/10', 'doi:10')),
  ),
  inArtifact(
    furtherReading,
    'a DOI with three digits for its register',
    'knowledge-goal-setting',
    'furtherReading.0',
    (a) => (a.furtherReading![0] = a.furtherReading![0]!.replace('10.5465', '10.546')),
  ),
  inAll(
    worksWithoutIdentifier,
    'a work without identifier that no artifact names',
    'works-without-identifier.yaml Nobody (2020). Nothing.',
    (all) => all.worksWithout.push({ citation: 'Nobody (2020). Nothing.', why: 'before-isbn' }),
  ),
  inAll(settings, 'a catalogue that mostly plays elsewhere', 'setting', (all) =>
    all.artifacts.slice(0, 60).forEach((a) => (a.setting = 'other')),
  ),
  inArtifact(settings, 'one trade in four artifacts', 'knowledge-if-then-plans', 'trade', (_, all) =>
    all.artifacts
      .filter(({ trade }) => trade)
      .slice(0, 3)
      .forEach((a) => (a.trade = 'museum')),
  ),
  inArtifact(plots, 'a sixth accused who is cleared', 'framework-grow', 'plot', (_, all) =>
    ['framework-grow', 'framework-clear', 'framework-oskar', 'framework-empathy'].forEach(
      (id) => (artifactOf(all, id).plot = 'cleared'),
    ),
  ),
  inArtifact(
    wording,
    'an empty phrase',
    'framework-grow',
    'purpose',
    (a) => (a.purpose += ' It empowers you.'),
  ),
  {
    ...inArtifact(
      bannedConstructions,
      'a construction that reads as translated, over a line break',
      'framework-grow',
      'hierarchy.1.description',
      (a) => (a.hierarchy![1]!.description += ' Then hold\nanother hard talk.'),
    ),
    message: /says “hold another hard talk”; better: “have a conversation”/,
  },
  inSituation(
    bannedConstructions,
    'one in the answer to a situation',
    'sayThis.0',
    (one) => (one.sayThis[0] += ' I owe you a talk.'),
  ),
  {
    rule: bannedConstructions,
    what: 'one in an option of a quiz',
    id: QUIZ,
    field: 'modules.0.quiz.2.options.b',
    spoil: (all) => {
      const { modules } = otherOf<{ modules: { quiz: { options: { b: string } }[] }[] }>(all, QUIZ);
      modules[0]!.quiz[2]!.options.b = 'Settle it under four eyes';
    },
  },
  {
    rule: bannedConstructions,
    what: 'one in a challenge',
    id: JOURNEY,
    field: 'challenges.3.description',
    spoil: (all) =>
      (otherOf<{ challenges: { description: string }[] }>(all, JOURNEY).challenges[3]!.description =
        'A plan for the case that the week fills up.'),
  },
  {
    rule: constructionList,
    what: 'a construction that finds nothing',
    id: 'banned-constructions',
    field: '\\bunder six eyes\\b',
    spoil: ({ constructions }) =>
      (constructions.find(({ example }) => example.includes('four eyes'))!.pattern = '\\bunder six eyes\\b'),
  },
  {
    rule: constructionList,
    what: 'a construction that is no regular expression',
    id: 'banned-constructions',
    field: '(',
    spoil: ({ constructions }) => (constructions[0]!.pattern = '('),
    message: /is not a regular expression/,
  },
  inAll(situationCount, 'fewer than 200 situations', 'situations', (all) => all.situations.splice(199)),
  inSituation(situationSlugs, 'a title that another situation has', 'title', (one, all) => {
    one.title = situationOf(all, 'coaching-evidence').title;
  }),
  inSituation(situationPhrasings, 'a phrasing of another situation', 'phrasings.0', (one, all) => {
    one.phrasings[0] = situationOf(all, 'coaching-evidence').phrasings[0]!;
  }),
  inSituation(situationTexts, 'a text of another situation', 'avoid', (one, all) => {
    one.avoid = situationOf(all, 'coaching-evidence').avoid;
  }),
  inSituation(situationLength, 'a short answer', '(text)', (one) => (one.goingOn = one.doFirst = 'Nothing.')),
  inSituation(
    situationForms,
    'an agenda of an odd length',
    'agenda',
    (one) => (one.agenda = ['7 min: talk']),
  ),
  inSituation(situationReplies, 'a reply that says next to nothing', 'replies.0.you', (one) => {
    one.replies = [{ they: 'Is that all?', you: 'Yes.' }];
  }),
  inSituation(situationReplies, 'a reply of another situation', 'replies.0.you', (one, all) => {
    one.replies = [
      { they: 'Is that all?', you: 'That is all I know today, and tomorrow I shall know a little more.' },
    ];
    situationOf(all, 'coaching-evidence').replies = one.replies;
  }),
  inSituation(situationExamples, 'a bracket that is never closed', 'sayThis.0', (one) => {
    one.sayThis[0] = 'You came in after nine on [four days.';
  }),
  inSituation(situationExamples, 'an example that is a whole speech', 'sayThis.0', (one) => {
    one.sayThis[0] = `You came in [${'late '.repeat(20).trim()}].`;
  }),
  inSituation(situationExamples, 'an example that reads as a link', 'inBrief.de.say', (one) => {
    one.inBrief = { de: { title: 'Titel', first: 'Zuerst.', say: 'Sag [das](dort).', avoid: 'Nichts.' } };
  }),
  inSituation(faqQuestions, 'a question that another situation has', 'faq.0.question', (one, all) => {
    one.faq = faqOf('one');
    situationOf(all, 'coaching-evidence').faq = [{ ...faqOf('two')[0]!, question: one.faq[0]!.question }];
  }),
  inSituation(faqAnswers, 'a sentence of the answer in the answer to a question', 'faq.0.answer', (one) => {
    one.faq = faqOf('one');
    one.faq[0]!.answer += ` ${(one.avoid = 'Never before noon on a Friday in this house.')}`;
  }),
  inSituation(faqLength, 'a short answer to a question', 'faq.0.answer', (one) => {
    one.faq = [{ ...faqOf('one')[0]!, answer: 'No.' }];
  }),
  inSituation(
    situationArtifacts,
    'an artifact that does not exist',
    'artifacts.0',
    (one) => (one.artifacts[0] = 'framework-none'),
  ),
  inSituation(
    situationRelations,
    'a situation related to itself',
    'related',
    (one) => (one.related[0] = one.slug),
  ),
];

/** Rules that compare texts, with their limits: repetition.test.ts. */
const OF_REPETITION: readonly Rule[] = [openings, repeatedSentences, repeatedSkeletons, nearDuplicates];

function faqOf(subject: string): NonNullable<Situation['faq']> {
  return Array.from({ length: 5 }, (_, at) => ({
    question: `May I ask ${at} about ${subject}, and if so, whom, when, where and why?`,
    alsoAsked: ['one', 'two', 'three'].map((word) => `${word} and ${at} of ${subject}`),
    answer: Array(30).fill(`answer${at}${subject}`).join(' ') + '.',
  }));
}

describe('the content check', () => {
  it('finds nothing in the content as it is', () => {
    expect(RULES.flatMap((rule) => rule.check(realContent()))).toEqual([]);
  });

  it.each(CASES)('finds $what', ({ rule, spoil, id, field, message = /./ }) => {
    const catalogue = realContent();
    spoil(catalogue);
    expect(rule.check(catalogue)).toContainEqual({ id, field, message: expect.stringMatching(message) });
  });

  it('has a case for every rule that runs, and no other', () => {
    const tested = new Set([...CASES.map(({ rule }) => rule), ...OF_REPETITION]);
    expect(new Set(RULES.map(({ name }) => name))).toEqual(new Set([...tested].map(({ name }) => name)));
  });
});
