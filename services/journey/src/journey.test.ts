import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  FRAMEWORK_FAMILIES,
  type JourneyContent,
  LEVELS,
  MODES,
  PERSONA_KEYS,
  type PersonasAnswer,
} from '@coachlab/contracts';
import { describeEachEngine, type TestService } from '@coachlab/service-common/testing';
import { journey } from './journey.ts';
import { CONTENT_FOLDER } from './settings.ts';

describeEachEngine('the journey service', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(journey);
  });

  describe('GET /api/personas', () => {
    it('answers the five personas, each with all its weights', async () => {
      const { status, body } = await service.get<PersonasAnswer>('/api/personas');
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(['personas']);
      expect(Object.keys(body.personas)).toEqual([...PERSONA_KEYS]);
      for (const persona of Object.values(body.personas)) {
        expect(Object.keys(persona).toSorted()).toEqual(['description', 'name', 'weights']);
        expect(Object.keys(persona.weights.level).toSorted()).toEqual([...LEVELS]);
        expect(Object.keys(persona.weights.mode).toSorted()).toEqual([...MODES].toSorted());
        expect(Object.keys(persona.weights.framework).toSorted()).toEqual([...FRAMEWORK_FAMILIES].toSorted());
        expect(Object.keys(persona.weights.time).toSorted()).toEqual(['15', '45', '5', '90']);
      }
    });
  });

  describe('GET /api/journey/content', () => {
    it('answers eight challenges, four stages and seven days of practice', async () => {
      const { status, body } = await service.get<JourneyContent>('/api/journey/content');
      expect(status).toBe(200);
      expect(body.version).toBeGreaterThanOrEqual(1);
      expect(body.challenges.map(({ id }) => id)).toEqual([
        'difficult-conversation',
        'low-performance',
        'lack-motivation',
        'time-management',
        'team-conflict',
        'new-skill-development',
        'ai-assistance',
        'business-case',
      ]);
      expect(body.stages.map(({ id, sections }) => [id, sections])).toEqual([
        ['foundation', ['library', 'lab']],
        ['practice', ['studio', 'tools']],
        ['integration', ['observatory', 'tools']],
        ['mastery', ['certifications', 'observatory']],
      ]);
      expect(body.practice.days).toHaveLength(7);
      expect(Object.keys(body.challenges[0]!).toSorted()).toEqual([
        'color',
        'description',
        'id',
        'quickAction',
        'recommendedArtifacts',
        'title',
      ]);
    });
  });

  describe('reads', () => {
    it.each(['/api/personas', '/api/journey/content'])('%s answers 304 to its own ETag', async (path) => {
      const first = await service.get(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"/);
      const again = await service.get(path, { 'if-none-match': etag });
      expect(again.status).toBe(304);
      expect(again.body).toBe('');
    });

    it('keep their ETag after a restart that changes nothing', async () => {
      const before = (await service.get('/api/personas')).headers.get('etag');
      await service.restart();
      expect((await service.get('/api/personas')).headers.get('etag')).toBe(before);
    });

    it('answer an unknown address with a problem', async () => {
      const { status, headers } = await service.get('/api/personas/executive');
      expect(status).toBe(404);
      expect(headers.get('content-type')).toContain('application/problem+json');
    });
  });

  it('says which contracts it serves', async () => {
    const { body } = await service.get('/health/ready');
    expect(body).toMatchObject({ status: 'ok', apis: { personas: '1.0.0', journey: '1.0.0' } });
  });
});

describeEachEngine('edited content', ({ start, createDatabase }) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'journey-content-'));
    await cp(CONTENT_FOLDER, folder, { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const edit = async (file: string, from: string, to: string) => {
    const path = join(folder, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  };

  it('is served after the next start, and a faulty edit stops that start', async () => {
    const { url } = await createDatabase();
    const service = await start(journey, { DATABASE_URL: url, JOURNEY_CONTENT: folder });
    const before = await service.get('/api/journey/content');
    await edit('journey.yaml', 'version: 2', 'version: 3');
    await service.restart();
    const after = await service.get<JourneyContent>('/api/journey/content');
    expect(after.body.version).toBe(3);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));

    await edit('personas.yaml', 'L1: 0.6', 'L1: lots');
    await expect(service.restart()).rejects.toThrow(
      /personas\.yaml: executive\.weights\.level\.L1 must be number/,
    );
    await edit('personas.yaml', 'L1: lots', 'L1: 0.6');
    await service.restart();
  });
});
