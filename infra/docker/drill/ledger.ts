import type { Accepted } from './people.ts';
import type { Query } from './query.ts';

export interface Balance {
  accepted: number;
  lost: string[];
  doubled: string[];
  /** Mails in the outbox for the messages of this drill. */
  mails: number;
}

/** What the database really holds of this drill, against what its writers were told. */
export async function balance(query: Query, run: string, accepted: Accepted[]): Promise<Balance> {
  const posts = await rows(
    query,
    `SELECT title, COUNT(*) FROM community.post WHERE title LIKE '${run}-%' GROUP BY title`,
  );
  const messages = await rows(
    query,
    `SELECT subject, COUNT(*) FROM community.contact_message WHERE subject LIKE '${run}-%' GROUP BY subject`,
  );
  const mails = await rows(
    query,
    `SELECT 'mails', COUNT(*) FROM community.mail JOIN community.contact_message m ON m.id = mail.subjectId AND mail.kind = 'contact' WHERE m.subject LIKE '${run}-%'`,
  );
  const stored = new Map([...posts, ...messages]);
  return {
    accepted: accepted.length,
    lost: accepted.filter(({ marker }) => !stored.has(marker)).map(({ marker }) => marker),
    doubled: [...stored].filter(([, count]) => count > 1).map(([marker]) => marker),
    mails: mails[0]?.[1] ?? 0,
  };
}

async function rows(query: Query, statement: string): Promise<[string, number][]> {
  return (await query(statement))
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', count = ''] = line.split('\t');
      return [name, Number(count)];
    });
}
