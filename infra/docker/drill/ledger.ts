import type { Compose } from '../stack/compose.ts';
import type { Accepted } from './people.ts';

export interface Balance {
  accepted: number;
  lost: string[];
  doubled: string[];
  /** Mails in the outbox for the messages of this drill. */
  mails: number;
}

/** What the database really holds of this drill, against what its writers were told. */
export async function balance(stack: Compose, run: string, accepted: Accepted[]): Promise<Balance> {
  const posts = await rows(
    stack,
    `SELECT title, COUNT(*) FROM post WHERE title LIKE '${run}-%' GROUP BY title`,
  );
  const messages = await rows(
    stack,
    `SELECT subject, COUNT(*) FROM contact_message WHERE subject LIKE '${run}-%' GROUP BY subject`,
  );
  const mails = await rows(
    stack,
    `SELECT 'mails', COUNT(*) FROM mail JOIN contact_message m ON m.id = mail.subjectId AND mail.kind = 'contact' WHERE m.subject LIKE '${run}-%'`,
  );
  const stored = new Map([...posts, ...messages]);
  return {
    accepted: accepted.length,
    lost: accepted.filter(({ marker }) => !stored.has(marker)).map(({ marker }) => marker),
    doubled: [...stored].filter(([, count]) => count > 1).map(([marker]) => marker),
    mails: mails[0]?.[1] ?? 0,
  };
}

async function rows(stack: Compose, statement: string): Promise<[string, number][]> {
  const script = `MYSQL_PWD=$(cat /secrets/mysql/root) exec mysql --protocol=tcp -h127.0.0.1 -uroot -N -B community -e "${statement}"`;
  const text = await stack.run('exec', '-T', 'mysql', 'bash', '-c', script);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', count = ''] = line.split('\t');
      return [name, Number(count)];
    });
}
