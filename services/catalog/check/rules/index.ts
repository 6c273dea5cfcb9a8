import type { Rule } from '../rule.ts';
import { chipFields, chips } from './chips.ts';
import { bannedConstructions, constructionList } from './constructions.ts';
import { counts, sectionAndCategory } from './counts.ts';
import { form } from './form.ts';
import { furtherReading, worksWithoutIdentifier } from './further-reading.ts';
import { identity } from './identity.ts';
import { length } from './length.ts';
import { metadata } from './metadata.ts';
import { minute, minutesAlike } from './minute.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { openItems } from './personas.ts';
import { openings } from './openings.ts';
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

export const RULES: readonly Rule[] = [
  counts,
  sectionAndCategory,
  identity,
  metadata,
  references,
  prerequisites,
  openItems,
  chipFields,
  chips,
  form,
  promptVariables,
  special,
  pinned,
  citations,
  sourceList,
  furtherReading,
  worksWithoutIdentifier,
  settings,
  plots,
  length,
  minute,
  minutesAlike,
  wording,
  bannedConstructions,
  constructionList,
  openings,
  repeatedSentences,
  repeatedSkeletons,
  nearDuplicates,
  situationCount,
  situationSlugs,
  situationPhrasings,
  situationTexts,
  situationLength,
  situationForms,
  situationReplies,
  situationExamples,
  faqQuestions,
  faqAnswers,
  faqLength,
  situationArtifacts,
  situationRelations,
];
