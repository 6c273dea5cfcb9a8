import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';

const WORDS =
  'coach question silence team listen reflect goal option contract trust feedback meeting week again first later because'.split(
    ' ',
  );
const BATCH = 2_000;
/** Milliseconds between two posts: a million of them fill two years. */
const APART = 63_000;

/** Fills an empty forum with posts of 40 to 1,600 characters, one in a hundred of them held. */
export async function generatePosts(database: DataSource, count: number): Promise<void> {
  const first = Date.now() - count * APART;
  for (let done = 0; done < count; done += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - done) }, (_, n) =>
      row(first + (done + n) * APART),
    );
    const places = rows.map(() => '(?,?,?,?,?,?,?,?,?,?,?)').join(',');
    await database.query(
      `INSERT INTO post (id, title, content, authorName, status, heldFor, visitorId, category, upvotes, replyCount, createdAt) VALUES ${places}`,
      rows.flat(),
    );
  }
}

function row(at: number): unknown[] {
  const held = Math.random() < 0.01;
  return [
    at.toString(16).padStart(12, '0') + '0000' + randomBytes(8).toString('hex'),
    text(30 + Math.random() * 60),
    text(40 + Math.random() ** 3 * 1_560),
    text(8 + Math.random() * 12),
    held ? 'pending' : 'published',
    held ? 'links' : null,
    randomBytes(16).toString('hex'),
    'questions',
    Math.floor(Math.random() * 40),
    Math.floor(Math.random() * 10),
    new Date(at),
  ];
}

function text(length: number): string {
  let made = '';
  while (made.length < length) made += `${WORDS[Math.floor(Math.random() * WORDS.length)]} `;
  return made.slice(0, length).trim();
}
