import type { RemoteManifest } from '@coachlab/contracts';

export default {
  schema: 1,
  name: 'assessment',
  owner: 'team-assessment',
  routes: [
    {
      path: '/icpi-assessment',
      page: 'icpi-assessment',
      name: 'icpi-assessment',
      loadingText: 'Loading experiment...',
      title: 'ICPI Assessment',
      description: '24 statements on how you work with people: trust, listening, safety.',
      callToAction: { label: 'Start ICPI', order: 10 },
      told: {
        asked: ['icpi'],
        says: 'ICPI is this house’s Interpersonal Coaching Practice Inventory: 24 statements about trust, listening and safety, then an archetype and a plan. It takes a few minutes. It is a starting point, not a diagnosis, and nothing here is accredited by a professional body.',
        link: 'Take the ICPI',
      },
      noindex: true,
    },
    {
      path: '/icpi-results/:id',
      page: 'icpi-results',
      name: 'icpi-results',
      loadingText: 'Analyzing findings...',
      title: 'ICPI Results',
      description: 'An archetype, three scores and a plan.',
      // The address is the only secret: nobody on the way keeps the page or hears of it.
      cache: 'never',
      headers: { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' },
    },
    {
      path: '/icpi-assessment/workshop',
      page: 'workshops',
      title: 'ICPI workshop',
      noindex: true,
    },
    {
      path: '/icpi-assessment/workshop/:id',
      page: 'workshop',
      title: 'ICPI workshop',
      // As with a result, the address is the secret.
      cache: 'never',
      headers: { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' },
    },
    {
      path: '/icpi-assessment/join/:code?',
      page: 'join',
      title: 'Join an ICPI workshop',
      noindex: true,
      // As many pages as there are codes to try.
      cache: 'never',
    },
    {
      path: '/certifications',
      page: 'certifications',
      loadingText: 'Loading Certifications...',
      title: 'Certifications',
      description: 'Six certifications in coaching skills.',
      told: {
        asked: ['certificate|certificates|certification|certifications|certified|credential|credentials'],
        says: 'There are six certifications, each with a few modules and a short quiz, and a certificate that others can verify. No professional body accredits them.',
        link: 'See the certifications',
      },
    },
    {
      path: '/certifications/:id',
      page: 'certification',
      name: 'certification',
      loadingText: 'Loading certification...',
      title: 'Certification',
      description: 'A certification in coaching skills.',
      sitemapFrom: '/api/certifications',
      search: {
        from: '/api/certifications',
        id: 'certification:{id}',
        title: '{title}',
        kind: 'Certification',
        subtitle: '{description}',
        keywords: 'certification certificate',
        summary: '{outcomes}',
        params: { id: '{id}' },
      },
    },
    {
      path: '/-/verify/:code',
      page: 'verify',
      loadingText: 'Loading certificate...',
      title: 'Certificate',
      description: 'What a certificate with this code says.',
      noindex: true,
      // It bears somebody's name, and the holder can take it down at any time.
      cache: 'never',
      headers: { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' },
    },
  ],
  navigation: [
    {
      slot: 'menu',
      label: 'Certifications',
      description: 'Credentials & Badges',
      href: '/certifications',
      icon: 'award',
      order: 80,
    },
    {
      slot: 'palette',
      label: 'ICPI assessment',
      href: '/icpi-assessment',
      icon: 'clipboard-check',
      order: 85,
    },
  ],
  slots: [],
  roles: [{ role: 'my-data', from: '/api/assessment/my-data', title: 'Assessments and certifications' }],
  needs: {
    shell: '^1.1.0',
    apis: { icpi: '^1.2.0', certifications: '^1.1.0', 'user-certifications': '^1.0.0', assessment: '^1.1.0' },
  },
} satisfies RemoteManifest;
