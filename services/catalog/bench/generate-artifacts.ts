import { randomInt } from 'node:crypto';
import type { Artifact, ArtifactCard } from '@coachlab/contracts';
import type { DataSource } from 'typeorm';
import { Lexicon } from './lexicon.ts';

const BATCH = 200;

interface Row {
  section: string;
  category: string;
  level: string;
  artifact: string;
  card: string;
  metadata: string;
}

/**
 * Adds to the real artifacts until there are `total`: each as long and as deep as one of the real ones, with a title,
 * subtitle, description, tags and outcomes of its own.
 */
export async function generateArtifacts(
  database: DataSource,
  total: number,
  lexicon: Lexicon,
): Promise<void> {
  const real = await database.query<Row[]>('SELECT * FROM artifact');
  const count = total - real.length;
  for (let done = 0; done < count; done += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - done) }, (_, n) =>
      variant(real[randomInt(real.length)] as Row, done + n, lexicon),
    );
    const places = rows.map(() => '(?,?,?,?,?,?,?,?)').join(',');
    await database.query(
      `INSERT INTO artifact (id, place, section, category, level, artifact, card, metadata) VALUES ${places}`,
      rows.flat(),
    );
  }
}

function variant(row: Row, number: number, lexicon: Lexicon): unknown[] {
  const id = `${row.category}-bench-${number}`;
  const card = JSON.parse(row.card) as ArtifactCard;
  const own: ArtifactCard = {
    ...card,
    id,
    title: lexicon.sentence(2 + randomInt(3)),
    subtitle: lexicon.sentence(wordsIn(card.subtitle)),
    description: lexicon.sentence(wordsIn(card.description)),
    tags: card.tags.map(() => lexicon.word()),
    outcomes: card.outcomes.map((outcome) => lexicon.sentence(wordsIn(outcome))),
  };
  const artifact: Artifact = { ...(JSON.parse(row.artifact) as Artifact), ...own };
  const { section, category, level, metadata } = row;
  // After all real ones.
  const place = 1_000_000 + number;
  return [id, place, section, category, level, JSON.stringify(artifact), JSON.stringify(own), metadata];
}

function wordsIn(text: string): number {
  return text.split(' ').length;
}
