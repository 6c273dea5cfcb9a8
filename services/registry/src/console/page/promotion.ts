import type { Question } from './confirm.ts';

export type Act = (remote: string, action: string, body: object) => Promise<unknown>;

export function promotion(name: string, version: string, act: Act): Question {
  return {
    title: `Promote ${version}`,
    says: `Everybody gets ${name}@${version} with their next page. What is stable now becomes the way back.`,
    act: 'Promote',
    run: (answer) => act(name, 'promote', { version, ...answer }),
  };
}
