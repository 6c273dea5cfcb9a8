import { describe, expect, it } from '@jest/globals';
import { describeEachEngine } from '@coachlab/service-common/testing';
import type { DataSource } from 'typeorm';
import { community } from '../community.ts';
import { heldFor } from './hold.ts';
import { countLinks } from './links.ts';
import { forgetRepeatableTexts, refuseRepeatedText } from './repeated-text.ts';
import { SaidTextRow } from './said-text.row.ts';

describe('counting links', () => {
  it.each([
    ['no address at all', 0],
    ['see https://a.example/x', 1],
    ['[https://a.example](https://a.example)', 1],
    ['[words](https://a.example "title")', 1],
    ['[here](spam.example/buy)', 1],
    ['[here](/artifact/framework-grow)', 0],
    ['![picture](http://a.example/p.png)', 1],
    ['<http://a.example> www.b.example ftp://c.example mailto:d@e.example', 4],
    ['HTTP://A.EXAMPLE hxxp ://b and 3:// and e.g. this.', 1],
    ['[a]: http://a.example\n[b]: http://b.example', 2],
  ])('%j has %i', (text, count) => expect(countLinks(text)).toBe(count));

  it.each(['](', '[', 'a.', '[a](', 'www', '://'])('is quick on many %j', (piece) => {
    const began = process.cpuUsage();
    countLinks(piece.repeat(10_000 / piece.length));
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(5_000);
  });
});

describe('what is held', () => {
  it.each([
    [['two: http://a.example', 'http://b.example'], undefined, null],
    [['three: http://a.example', 'http://b.example http://c.example'], undefined, 'links'],
    [['nothing'], '', null],
    [['nothing'], 'robot', 'honeypot'],
    [['nothing'], { deep: true }, 'honeypot'],
  ])('%j with %j in the hidden field: %j', (texts, honeypot, held) =>
    expect(heldFor(texts, honeypot)).toBe(held),
  );
});

describeEachEngine('the same text', ({ start }) => {
  it('may be said again after five minutes, and is forgotten then', async () => {
    const service = await start(community);
    const { manager } = service.running.dataSource as DataSource;
    const writer = 'a'.repeat(32);
    const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1_000);
    const say = (when: Date) => refuseRepeatedText(manager, writer, ['title', 'text'], when);

    await say(at(0));
    await expect(say(at(299))).rejects.toThrow('the same text');
    await expect(refuseRepeatedText(manager, writer, ['title', 'Text'], at(299))).resolves.toBeUndefined();
    await say(at(301));
    await expect(say(at(500))).rejects.toThrow('the same text');
    await forgetRepeatableTexts(manager, at(600));
    expect(await manager.count(SaidTextRow)).toBe(1);
  });
});
