import { SECTIONS } from '@coachlab/contracts';
import { firstCards, sectionCounts } from '../api/artifacts.ts';
import { journeyContent } from '../api/journey-content.ts';

/** Home and Arsenal lists show three items. */
const LIST_LENGTH = 3;

export const hotTopics = firstCards(LIST_LENGTH);
export const arsenal = firstCards(LIST_LENGTH, 'lab');
export const knowledge = firstCards(1, 'library');
export const practice = firstCards(1, 'studio');
const counts = SECTIONS.map(sectionCounts);

/** What every visitor sees. What a visitor has done needs the whole list, and asks for it after hydration. */
export const homeQueries = [hotTopics, arsenal, knowledge, practice, journeyContent, ...counts];
