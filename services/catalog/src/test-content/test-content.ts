import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Situation } from '@coachlab/contracts';
import { stringify } from 'yaml';
import type { ArtifactFile } from '../seed/artifact-file.ts';

const CONTENT = fileURLToPath(new URL('../../content/', import.meta.url));

/** A content folder of a test's own, held to the real schemas. */
export class TestContent {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(files: ArtifactFile[]): Promise<TestContent> {
    const content = new TestContent(await mkdtemp(join(tmpdir(), 'coachlab-catalog-')));
    await mkdir(join(content.folder, 'artifacts'));
    await mkdir(join(content.folder, 'situations'));
    for (const schema of ['artifact.schema.json', 'situation.schema.json'])
      await copyFile(join(CONTENT, schema), join(content.folder, schema));
    for (const file of files) await content.write(file.id, file);
    return content;
  }

  write(name: string, file: object): Promise<void> {
    return writeFile(join(this.folder, 'artifacts', `${name}.yaml`), stringify(file));
  }

  writeSituation(situation: Situation, name = situation.slug): Promise<void> {
    return writeFile(join(this.folder, 'situations', `${name}.yaml`), stringify(situation));
  }

  removeSituation(slug: string): Promise<void> {
    return rm(join(this.folder, 'situations', `${slug}.yaml`));
  }

  remove(name: string): Promise<void> {
    return rm(join(this.folder, 'artifacts', `${name}.yaml`));
  }

  writeAliases(aliases: Record<string, string | null>): Promise<void> {
    return writeFile(join(this.folder, 'aliases.yaml'), stringify(aliases));
  }

  delete(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}

type Given = Pick<ArtifactFile, 'id' | 'order' | 'section' | 'category'> &
  Partial<Omit<ArtifactFile, 'metadata'>> & { level?: 'L1' | 'L2' | 'L3' };

/** A whole, valid artifact of which only the given matters. */
export function artifactFile({ level = 'L1', ...given }: Given): ArtifactFile {
  const difficulty = ({ L1: 'Beginner', L2: 'Intermediate', L3: 'Advanced' } as const)[level];
  return {
    title: `Title of ${given.id}`,
    subtitle: 'A subtitle that is long enough.',
    description: 'A description that is long enough for the schema, which asks for sixty characters.',
    purpose: 'A purpose that is long enough for the schema, which asks for sixty characters as well.',
    outcomes: ['First outcome', 'Second outcome', 'Third outcome'],
    tags: ['one', 'two', 'three'],
    enrichment: {
      coreInsight: 'An insight.',
      realWorldChallenge: 'A challenge.',
      actionableGuidance: ['Do this.', 'Do that.', 'Look back.'],
      coachingPrompts: ['What now?', 'What else?', 'What first?'],
      applicationDrill: {
        duration: '15 minutes',
        description: 'A drill.',
        successCriteria: ['One.', 'Two.'],
      },
    },
    examples: ['An example.', 'Another.'],
    exercises: ['An exercise.', 'Another.'],
    relatedArtifacts: ['framework-one', 'framework-two'],
    authors: ['Coachlab'],
    targetAudience: ['Managers'],
    duration: '15 minutes',
    setting: 'office',
    inAMinute: {
      when: 'When it is needed.',
      do: 'Do this first.',
      say: '“Say this to them.”',
      avoid: 'Avoid doing that.',
    },
    difficulty,
    metadata: {
      level,
      mode: 'T',
      framework: ['GROW'],
      difficulty,
      time_minutes: 15,
      prerequisites: [],
      persona_fit: { executive: 0, strategist: 0.1, enabler: 0.2, emerging_coach: 0.9, practitioner: 1 },
    },
    ...given,
  };
}

/** A whole, valid situation of which only the given matters. */
export function situationFile(given: Pick<Situation, 'slug'> & Partial<Situation>): Situation {
  const { slug } = given;
  return {
    title: `Title of ${slug}`,
    theme: 'conflict',
    phrasings: Array.from({ length: 10 }, (_, at) => `${slug} said in way ${at}`),
    goingOn: `What probably goes on in ${slug}. Or else something other than that is going on.`,
    doFirst: `What is to be done first in ${slug}, in so many words.`,
    sayThis: ['The first sentence to say.', 'The second sentence to say.'],
    avoid: `What to avoid in ${slug}, and why.`,
    artifacts: ['framework-one', 'framework-two'],
    related: ['related-one', 'related-two'],
    email: {
      to: 'the other person',
      subject: 'Half an hour',
      body: `Hello {name},\n\n${'I would like half an hour with you on ____. '.repeat(4)}\n\n____`,
    },
    agenda: ['5 min: say it', '5 min: be quiet', '15 min: listen', '5 min: agree the next step'],
    checklist: ['First tick', 'Second tick', 'Third tick', 'Fourth tick', 'Fifth tick'],
    questions: ['What is first?', 'What is second?', 'What is third?', 'What is fourth?', 'What is fifth?'],
    why: `Because of this in ${slug}, and not of what would be tempting: ${'a reason, and another. '.repeat(5)}`,
    ...given,
  };
}
