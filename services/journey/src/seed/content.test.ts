import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PERSONA_KEYS } from '@coachlab/contracts';
import { CONTENT_FOLDER } from '../settings.ts';
import { type JourneyFiles, readJourney } from './read-journey.ts';

const CATALOGUE = join(CONTENT_FOLDER, '../../catalog/content/artifacts');

/** An artifact names up to three frameworks. */
const FRAMEWORKS_AT_MOST = 3;
const OPEN_PREREQUISITE = 0.5;

let files: JourneyFiles;
beforeAll(async () => {
  files = await readJourney(CONTENT_FOLDER);
});

describe('persona weights', () => {
  it.each(PERSONA_KEYS)('of %s never let something done stand above something open', (key) => {
    const { level, mode, framework, time } = files.personas[key].weights;
    const least = (weights: Record<string, number>) => Math.min(...Object.values(weights));
    const most = (weights: Record<string, number>) => Math.max(...Object.values(weights));
    const frameworks = Object.values(framework)
      .toSorted((a, b) => b - a)
      .slice(0, FRAMEWORKS_AT_MOST);
    const lowestOpen = least(level) + least(mode) + least(framework) + least(time) - OPEN_PREREQUISITE;
    const highest = most(level) + most(mode) + frameworks.reduce((sum, one) => sum + one, 0) + most(time) + 1;
    expect(lowestOpen).toBeGreaterThan(highest / 10);
  });

  it('tell the personas apart', () => {
    const all = PERSONA_KEYS.map((key) => JSON.stringify(files.personas[key].weights));
    expect(new Set(all).size).toBe(PERSONA_KEYS.length);
  });
});

describe('challenges', () => {
  it('lead to artifacts that exist', () => {
    const ids = files.content.challenges.flatMap((challenge) => challenge.recommendedArtifacts);
    expect(ids.filter((id) => !existsSync(join(CATALOGUE, `${id}.yaml`)))).toEqual([]);
  });

  it('offer their first artifact as the quick action', () => {
    for (const { recommendedArtifacts, quickAction } of files.content.challenges)
      expect(quickAction.href).toBe(`/artifact/${recommendedArtifacts[0]}`);
  });

  it('help with a difficult conversation by a template, too', () => {
    const challenge = files.content.challenges.find(({ id }) => id === 'difficult-conversation');
    expect(challenge?.recommendedArtifacts.some((id) => id.startsWith('template-'))).toBe(true);
  });
});
