import { Broken } from '../lib/broken.ts';
import type { Workspace } from '../lib/workspaces.ts';
import type { Check } from './checks.ts';

/** What each check takes of a room alone; the others are of the whole house. */
const PARTS: Record<string, (room: Workspace) => string[]> = {
  format: ({ dir }) => [dir],
  lint: ({ dir }) => [dir],
  types: ({ dir }) => [dir],
  unit: ({ dir }) => [`${dir}/`],
  e2e: ({ journeys }) => journeys.map((name) => `e2e/${name}.test.ts`),
};

/**
 * The checks of one room: its format, lint and types, its tests, and its journeys on a site that runs its neighbours'
 * releases.
 * @param dir of the room
 * @throws Broken that names the rooms
 */
export function checksOfRoom(dir: string, checks: Check[], rooms: Workspace[]): Check[] {
  const room = rooms.find((candidate) => candidate.dir === dir);
  if (!room) {
    const choices = rooms.map((candidate) => candidate.dir).join(', ');
    throw new Broken('settings_invalid', `There is no room "${dir}"; the rooms are ${choices}.`);
  }
  return checks.flatMap((check) => {
    const folders = PARTS[check.name]?.(room);
    if (folders) return folders.length > 0 ? [{ ...check, folders }] : [];
    // Written for rooms by name, such as the content of two services.
    return check.name === 'content' && check.of?.test(dir) ? [check] : [];
  });
}
