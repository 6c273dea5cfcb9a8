export interface Accepted {
  /** What the caller wrote, which nobody else wrote. */
  mark: string;
  id: string;
}

let last = 0;

/**
 * Somebody who sends a post or a message, and sends it again with the same key until it is accepted, as our pages do.
 * Resolves to what was accepted.
 */
export async function sendUntilAccepted(origin: string, kind: 'post' | 'message'): Promise<Accepted> {
  last += 1;
  const mark = `${kind} number ${last}.`;
  const [path, body] =
    kind === 'post'
      ? ['/api/forum/posts', { title: mark, content: `Text of ${mark}`, authorName: 'Drill' }]
      : [
          '/api/contact',
          { name: 'Drill', email: 'drill@home.example', subject: mark, message: `Text of ${mark}` },
        ];
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `drill-${last}` },
    body: JSON.stringify(body),
  };
  for (;;) {
    try {
      const answer = await fetch(origin + path, request);
      if (answer.status === 201) return { mark, id: ((await answer.json()) as { id: string }).id };
      if (answer.status < 500) throw new Refused(`${answer.status} ${await answer.text()}`);
    } catch (error) {
      // A connection that broke says nothing about whether the server stored it.
      if (error instanceof Refused) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));
  }
}

class Refused extends Error {}
