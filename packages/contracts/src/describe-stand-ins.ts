import type { StandIns } from './registry/status.ts';

/** `1.2.0, but 1.1.0 answered 37 of 40 pages in the last 5 minutes`, and how many nothing could answer. */
export function describeStandIns({ version, minutes, pages, failed, by }: StandIns): string {
  const answers = [
    ...by.map((other) => `${other.version} answered ${count(other.pages)}`),
    ...(failed > 0 ? [`nothing could answer ${count(failed)}`] : []),
  ];
  const of = `of ${count(pages)} ${pages === 1 ? 'page' : 'pages'} in the last ${minutes} minutes`;
  return `${version}, but ${answers.join(' and ')} ${of}`;
}

const count = (number: number) => number.toLocaleString('en');
