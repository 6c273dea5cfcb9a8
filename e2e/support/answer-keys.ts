import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const CONTENT = new URL('../../services/assessment/content/', import.meta.url);

interface KeyedQuestion {
  id: string;
  text: string;
  options: Record<string, string>;
  answer: string;
}

interface KeyedModule {
  id: string;
  title: string;
  artifacts: { id: string; title: string }[];
  quiz: KeyedQuestion[];
}

interface KeyedCertification {
  title: string;
  modules: KeyedModule[];
}

/** A certification as its author wrote it, with the answers, which the site tells nobody. */
export function keyedCertification(id: string): KeyedCertification {
  return read(`certifications/${id}.yaml`) as KeyedCertification;
}

/** Everything that is asked anywhere: the ICPI's statements and the quizzes' questions. */
export function allThatIsAsked(): string[] {
  const { items } = read('icpi/instrument.yaml') as { items: { text: string }[] };
  const certifications = readdirSync(new URL('certifications/', CONTENT)).map((file) =>
    keyedCertification(file.replace(/\.yaml$/, '')),
  );
  const questions = certifications.flatMap(({ modules }) => modules.flatMap(({ quiz }) => quiz));
  return [...items, ...questions].map(({ text }) => text);
}

/** Question id to its right option, for the whole pool of a module. */
export const rightAnswers = ({ quiz }: KeyedModule): Record<string, string> =>
  Object.fromEntries(quiz.map(({ id, answer }) => [id, answer]));

function read(path: string): unknown {
  return parse(readFileSync(new URL(path, CONTENT), 'utf8'));
}
