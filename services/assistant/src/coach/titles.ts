import { PHRASING_LANGUAGES, type PhrasingLanguage, type Situation } from '@coachlab/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';

interface Titled {
  situation: Situation;
  /** None is English. */
  language?: PhrasingLanguage;
}

/** By the situations that a catalogue has. */
const TITLES = new WeakMap<readonly Situation[], ReadonlyMap<string, Titled>>();

/** The situation whose title a message is, and in which language. */
export function titleIn(message: string, { situations }: Catalogue): Titled | undefined {
  const all = situations.situations;
  let titles = TITLES.get(all);
  if (!titles) TITLES.set(all, (titles = titlesOf(all)));
  return titles.get(plain(message));
}

function titlesOf(all: readonly Situation[]): ReadonlyMap<string, Titled> {
  const abroad = all.flatMap((situation) =>
    PHRASING_LANGUAGES.flatMap((language): [string, Titled][] => {
      const title = situation.inBrief?.[language]?.title;
      return title ? [[plain(title), { situation, language }]] : [];
    }),
  );
  return new Map([
    ...abroad,
    ...all.map((situation): [string, Titled] => [plain(situation.title), { situation }]),
  ]);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
