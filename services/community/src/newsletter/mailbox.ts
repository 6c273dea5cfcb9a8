import { domainToASCII } from 'node:url';

interface Provider {
  /** Other names of the same mailboxes. */
  domains: readonly string[];
  /** Whether dots before the at sign mean nothing. */
  dots?: true;
}

/** Providers that document that `name+anything` is the mailbox `name`. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], dots: true },
  { domains: ['outlook.com', 'hotmail.com', 'live.com'] },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['fastmail.com', 'fastmail.fm'] },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'] },
];

/** The mailbox that an address reaches, as far as that is known: one name for all of its spellings. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = domainToASCII(email.slice(at + 1)).toLowerCase() || email.slice(at + 1);
  const local = email.slice(0, at).normalize('NFKC').toLowerCase();
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  if (!provider) return `${local}@${domain}`;
  const name = local.replace(/\+.*$/u, '');
  // Apple's and Microsoft's other domains hold mailboxes of their own.
  const home = provider.dots ? provider.domains[0] : domain;
  return `${provider.dots ? name.replaceAll('.', '') : name}@${home}`;
}
