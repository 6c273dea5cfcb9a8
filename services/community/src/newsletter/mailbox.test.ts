import { describe, expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['Ann@Home.Example', 'ann@home.example'],
    ['ann+news@home.example', 'ann+news@home.example'],
    ['a.n.n+news@gmail.com', 'ann@gmail.com'],
    ['Ann@GoogleMail.com', 'ann@gmail.com'],
    ['a.nn+news@outlook.com', 'a.nn@outlook.com'],
    ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
    ['ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
  ])('%s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});
