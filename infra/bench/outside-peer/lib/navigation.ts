export interface NavigationLink {
  href: string;
  label: string;
}

export interface MenuEntry extends NavigationLink {
  description: string;
}

export const START: NavigationLink = { href: '/icpi-assessment', label: 'Start ICPI' };

export const MENU: readonly MenuEntry[] = [
  { href: '/', label: 'Home', description: 'Dashboard & Journey' },
  { href: '/journey', label: 'My Journey', description: 'Personalized Path' },
  { href: '/lab', label: 'Lab', description: 'Frameworks & Assessments' },
  { href: '/studio', label: 'Studio', description: 'Templates & Practice' },
  { href: '/tools', label: 'Tools', description: 'Interactive Tools' },
  { href: '/observatory', label: 'Observatory', description: 'AI Prompts' },
  { href: '/library', label: 'Library', description: 'Knowledge & Research' },
  { href: '/certifications', label: 'Certifications', description: 'Credentials & Badges' },
  { href: '/forum', label: 'Forum', description: 'Community Discussion' },
];

export const FOOTER: readonly NavigationLink[] = [
  { href: '/start', label: 'Start here' },
  { href: '/-/situations', label: 'Situations' },
  { href: '/courses', label: 'Courses' },
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
  { href: '/forum', label: 'Forum' },
  { href: '/contact#newsletter', label: 'Stay Updated' },
  { href: '/-/privacy', label: 'Privacy' },
];

/** The other pages of the site are not part of the comparison: nothing of them is fetched before a press. */
export function isHere(href: string): boolean {
  return /^\/(home|lab|artifact\/[^/]+)?([?#]|$)/.test(href);
}
