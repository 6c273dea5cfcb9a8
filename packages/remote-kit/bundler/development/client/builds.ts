import type { Hot } from './container.ts';
import { hasLostPlace } from './faults.ts';
import { hide, show } from './overlay.ts';
import { askServerSoon } from './server-faults.ts';

interface Running {
  section: string;
  hot: Hot;
  /** Of the build that runs here. */
  hash: () => string;
}

/** What the command says of each section, whenever it changes. */
interface Build {
  section: string;
  /** Of the newest build that has no errors. */
  hash: string;
  errors: string[];
  typeErrors: string[];
}

const running = new Map<string, Running>();
const newest = new Map<string, Build>();

/** A section's container has begun. */
export function begin(section: Running): void {
  running.set(section.section, section);
}

export function followBuilds(): void {
  const events = new EventSource('/-/coachlab-dev/events');
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    for (const build of JSON.parse(data) as Build[]) {
      const failed = newest.get(build.section)?.errors.length;
      newest.set(build.section, build);
      tell(build);
      if (build.errors.length > 0) continue;
      // There was nothing that could have begun.
      if (failed && !running.has(build.section)) return location.reload();
      void update(build.section);
    }
  });
}

function tell({ section, errors, typeErrors }: Build): void {
  if (errors.length > 0)
    show(`build:${section}`, { title: `${section} does not build`, text: errors.join('\n\n') });
  else hide(`build:${section}`);
  if (typeErrors.length > 0)
    show(`types:${section}`, {
      title: `${section} has type errors, and cannot be published`,
      text: typeErrors.join('\n'),
    });
  else hide(`types:${section}`);
}

/** Brings the section to the newest build; one that cannot be put in place takes the page anew. */
async function update(section: string): Promise<void> {
  const here = running.get(section);
  if (!here) return;
  const { hot, hash } = here;
  while (hot.status() === 'idle' && !newest.get(section)!.hash.startsWith(hash())) {
    // The shell shows its panel there, and would go on with it.
    if (hasLostPlace(section)) return location.reload();
    const updated = await hot.check(true).catch((error: unknown) => {
      console.warn(`${section} could not be updated in place:`, error);
      return null;
    });
    if (!updated) return location.reload();
    hide(`fault:${section}`);
    askServerSoon();
  }
}
