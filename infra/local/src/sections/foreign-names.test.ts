import { describe, expect, it } from '@jest/globals';
import { foreignNames } from './foreign-names.ts';
import type { Section } from './read-sections.ts';

const SECTIONS: Section[] = [
  { name: 'events', addresses: ['/events', '/-/dates'], apis: ['events'], needs: ['events', 'rooms'] },
  { name: 'venues', addresses: ['/venue', '/venues'], apis: ['venues', 'rooms'], needs: ['venues'] },
];

/** Name and line of what is found in a file. */
const found = (file: string, text: string) =>
  foreignNames(file, text, SECTIONS).map(({ name, line }) => `${name} in line ${line}`);

describe('names of sections in the shell', () => {
  it.each([
    ['an address', `location.replace('/events');`, '/events'],
    ['an address with an anchor', `open('/events#next');`, '/events'],
    ['one under it', `link('/events/12');`, '/events'],
    ['the beginning of one', 'const to = `/venue/${id}`;', '/venue'],
    ['one after an origin', 'const to = `${origin}/venues`;', '/venues'],
    ['one on another host', `open('https://site.example/events');`, '/events'],
    ['one in a sentence', `say('See [all dates](/-/dates).');`, '/-/dates'],
    ['one in a pattern', String.raw`const is = /^\/venue\//;`, '/venue'],
    ['one as an attribute', `const a = <a href="/events">All</a>;`, '/events'],
    ['an API', `fetch('/api/rooms?free=1');`, '/api/rooms'],
    ['its name', `if (remote === 'venues') hide();`, 'venues'],
    ['its room', `run('mfe-venues');`, 'venues'],
    ['its service', `run('services/events/dist/main.js');`, 'events'],
    ['its name as a key', `const icons = { venues: 'tent' };`, 'venues'],
    ['its setting', `const url = config.COACHLAB_EVENTS_URL;`, 'events'],
  ])('are found: %s', (_, text, name) => {
    expect(found('shell/app/a.tsx', `\n${text}`)).toEqual([`${name} in line 2`]);
  });

  it.each([
    ['what a comment says', `// opens /events\nexport const a = 1;`],
    ['what is imported', `import { a } from './venues.ts';\nexport * from '../events';`],
    ['the name of a route', `const a = <RouteLink route="venues" />;`],
    ['words between tags', `const a = <p>All /events</p>;`],
    ['a path of a file', `read('src/events/list.ts', './venue/a', '../events');`],
    ['a longer word', `open('/eventful'); open('/venue-map'); fetch('/api/rooms-free');`],
    ['an API of the house', `fetch('/api/events-log'); fetch('/api/chat');`],
    ['a word of a sentence', `say('No venues nearby.');`],
  ])('are not found: %s', (_, text) => {
    expect(found('shell/app/a.tsx', text)).toEqual([]);
  });
});

describe('names of sections in a section', () => {
  it('are allowed for its own, in its pages and in its service', () => {
    const text = `open('/events'); fetch('/api/events'); name('events');`;
    expect(found('mfe-events/src/a.ts', text)).toEqual([]);
    expect(found('services/events/src/a.ts', text)).toEqual([]);
    expect(found('mfe-venues/src/a.ts', text)).toEqual([
      '/events in line 1',
      '/api/events in line 1',
      'events in line 1',
    ]);
  });

  it('may include an API that its manifest needs, which has a versioned contract', () => {
    expect(found('mfe-events/src/a.ts', `fetch('/api/rooms');`)).toEqual([]);
    expect(found('mfe-events/src/a.ts', `fetch('/api/venues');`)).toEqual(['/api/venues in line 1']);
  });
});

it('are not missed in a file that cannot be parsed', () => {
  expect(() => foreignNames('shell/app/a.ts', 'const = 1', SECTIONS)).toThrow(
    'shell/app/a.ts cannot be parsed',
  );
});
