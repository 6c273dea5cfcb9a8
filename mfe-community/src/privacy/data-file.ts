import { PRODUCT_NAME } from '@coachlab/contracts';
import type { KeptData } from '../api/my-data.ts';
import type { Asked } from './ask-keepers.ts';

/** The file's text: an explanation, then what each service keeps. */
export function dataFile(asked: readonly Asked<KeptData>[], now = new Date()): string {
  const file = {
    product: PRODUCT_NAME,
    kind: 'my-data',
    version: 1,
    exportedAt: now.toISOString(),
    about: `What the server of ${PRODUCT_NAME} keeps under the cookie of the browser that saved this file, by service. Times are in UTC.`,
    notInThisFile: NOT_HERE,
    ...Object.fromEntries(
      asked.map(({ keeper, answer, fault }) => [
        keeper.service,
        answer ?? {
          missing: `${keeper.name} is missing from this file, because ${fault}. Download it again later.`,
        },
      ]),
    ),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

export function dataFileName(now = new Date()): string {
  return `${PRODUCT_NAME.toLowerCase()}-my-data-${now.toISOString().slice(0, 10)}.json`;
}

const NOT_HERE = {
  contactMessages:
    'Messages are stored under your email address, not under the cookie. Write to the coach from that address for a copy, or to have them deleted.',
  updates:
    'An address for updates is stored by itself, not under the cookie. Every email has a link that takes it off the list.',
  pageLoads:
    'Reports on whether a page loaded are kept under a keyed hash that nobody can turn back. They are deleted after a day, or a day after the trial of a new version ends.',
  repeats:
    'So that a second press does not send something twice, our answer to what you sent is kept for a day. It holds nothing that is not in this file.',
  browser:
    'Progress, profile, drafts and the conversation with the assistant are stored in your browser. The Journey page can save your progress to a file.',
};
