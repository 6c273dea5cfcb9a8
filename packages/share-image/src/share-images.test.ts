import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { ShareCard } from './card.ts';
import { Drawer } from './drawer.ts';
import { ShareImages } from './share-images.ts';

const CARD: ShareCard = { label: 'Framework', title: 'GROW', text: 'Four questions.', facts: ['15 minutes'] };

/** What the header of a PNG says. */
function sizeOf(png: Uint8Array) {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(bytes.subarray(12, 16).toString()).toBe('IHDR');
  expect(bytes.subarray(-8, -4).toString()).toBe('IEND');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('a share image', () => {
  const images = new ShareImages();
  afterAll(() => images.onApplicationShutdown());
  const of = (card: Partial<ShareCard>) => images.of({ ...CARD, ...card });

  it('is a PNG of 1200 by 630, another one for each card, and below the weight that networks take', async () => {
    const pictures = await Promise.all([
      of({}),
      of({ title: 'CLEAR' }),
      of({ figures: [{ value: 71, name: 'Trust' }] }),
    ]);
    for (const png of pictures) {
      expect(sizeOf(png)).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(300_000);
    }
    expect(new Set(pictures.map((png) => Buffer.from(png).toString('base64')))).toHaveProperty('size', 3);
  });

  it('is kept: the same card is not drawn again', async () => {
    expect(await of({})).toBe(await of({}));
  });

  it.each([
    ['without anything', { label: '', title: '', text: '', facts: [] }],
    ['with a word longer than a line', { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenordnung' }],
    ['with a title longer than the picture', { title: 'Meeting Cost and Coaching '.repeat(400) }],
    ['in scripts that the fonts lack', { title: 'Łukasz 会議 Привет שלום سلام हिन्दी ไทย', text: '𝒜 ﷽ Z͑ͫ̓ͪ̂ͫ̽͏' }],
    ['with markup', { title: '</text><script>alert(1)</script> & "quotes"', label: '<svg onload=x>' }],
  ])('is drawn %s', async (_, card) => {
    expect(sizeOf(await of(card))).toEqual([1200, 630]);
  });
});

describe('drawing', () => {
  let drawer: Drawer;
  const order = (title: string) => ({ card: { ...CARD, title }, product: 'Coachlab' });
  afterEach(() => drawer.stop());

  it('lets no more wait than it was told, and goes on with the others', async () => {
    drawer = new Drawer({ waiting: 1, patience: 30_000, idle: 1_000 });
    const answers = await Promise.allSettled([1, 2, 3, 4].map((n) => drawer.draw(order(`No. ${n}`))));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(sizeOf(await drawer.draw(order('Later')))).toEqual([1200, 630]);
  });

  it('that takes too long is given up', async () => {
    drawer = new Drawer({ waiting: 1, patience: 1, idle: 1_000 });
    await expect(drawer.draw(order('Slow'))).rejects.toThrow(/aborted/);
  });

  it('that fails says why, and the next one is drawn', async () => {
    drawer = new Drawer({ waiting: 1, patience: 30_000, idle: 1_000 });
    await expect(drawer.draw({ ...order(''), card: null as never })).rejects.toThrow(/TypeError/);
    expect(sizeOf(await drawer.draw(order('Again')))).toEqual([1200, 630]);
  });

  it('goes on after the thread was ended while nothing was drawn', async () => {
    drawer = new Drawer({ waiting: 1, patience: 30_000, idle: 1 });
    await drawer.draw(order('First'));
    expect(sizeOf(await drawer.draw(order('Second')))).toEqual([1200, 630]);
  });

  it('that failed is not kept', async () => {
    drawer = new Drawer();
    const answers = [Promise.reject(new Error('broken')), Promise.resolve(new Uint8Array(3))];
    const images = new ShareImages({ draw: () => answers.shift()!, stop: () => drawer.stop() });
    await expect(images.of(CARD)).rejects.toThrow('broken');
    expect(await images.of(CARD)).toHaveLength(3);
  });

  it('lets the least recently asked for go when the bytes are too many', async () => {
    drawer = new Drawer();
    const drawn: string[] = [];
    const draw = async ({ card: { title } }: { card: ShareCard }) => {
      drawn.push(title);
      return new Uint8Array(10);
    };
    const images = new ShareImages({ draw, stop: () => drawer.stop() }, 25);
    for (const title of ['a', 'b', 'a', 'c', 'a', 'b']) await images.of({ ...CARD, title });
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  });
});
