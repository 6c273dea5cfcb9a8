/** The day on which every number below was last held against what its service publishes. */
export const HELP_LINES_CHECKED_ON = '2026-11-22';

export interface HelpLine {
  name: string;
  /** As it is written; `dial` is what a telephone needs. */
  number: string;
  dial: string;
  note?: string;
}

export interface CountryHelp {
  /** ISO 3166-1. */
  country: string;
  name: string;
  /** Police, ambulance, fire. */
  emergency: string;
  /** The ambulance, where it has a number of its own. */
  medical?: string;
  /** Suicide, despair, any crisis. */
  crisis: HelpLine[];
  /** Violence at home. */
  violence: HelpLine[];
  /** Harassment and discrimination at work, where a public service advises on it; taken on 24 November 2026 from what others publish of them. */
  work?: HelpLine[];
}

/** Lists lines in more than a hundred countries. */
export const EVERYWHERE = { name: 'findahelpline.com', url: 'https://findahelpline.com' } as const;

const line = (name: string, number: string, note?: string): HelpLine => ({
  name,
  number,
  dial: number.replace(/[^\d+]/g, ''),
  ...(note === undefined ? {} : { note }),
});

export const HELP_LINES: CountryHelp[] = [
  {
    country: 'US',
    name: 'United States',
    emergency: '911',
    crisis: [line('Suicide & Crisis Lifeline', '988', 'call or text, day and night')],
    violence: [line('National Domestic Violence Hotline', '1-800-799-7233', 'day and night')],
    work: [line('EEOC, discrimination and harassment at work', '1-800-669-4000')],
  },
  {
    country: 'CA',
    name: 'Canada',
    emergency: '911',
    crisis: [line('Suicide Crisis Helpline', '988', 'call or text, English and French, day and night')],
    violence: [],
  },
  {
    country: 'GB',
    name: 'United Kingdom',
    emergency: '999',
    crisis: [line('Samaritans', '116 123', 'free, day and night')],
    violence: [line('National Domestic Abuse Helpline', '0808 2000 247', 'free, day and night')],
    work: [line('Acas, rights and harassment at work', '0300 123 1100')],
  },
  {
    country: 'IE',
    name: 'Ireland',
    emergency: '112',
    crisis: [line('Samaritans', '116 123', 'free, day and night')],
    violence: [line('Women’s Aid', '1800 341 900', 'free, day and night')],
  },
  {
    country: 'DE',
    name: 'Germany',
    emergency: '112',
    crisis: [line('TelefonSeelsorge', '0800 111 0 111', 'free, day and night')],
    violence: [line('Hilfetelefon Gewalt gegen Frauen', '116 016', 'free, day and night, many languages')],
    work: [
      line('Antidiskriminierungsstelle des Bundes', '0800 546 546 5', 'free'),
      line('Hilfetelefon Gewalt gegen Frauen', '116 016', 'free, day and night, many languages'),
    ],
  },
  {
    country: 'AT',
    name: 'Austria',
    emergency: '112',
    crisis: [line('TelefonSeelsorge', '142', 'free, day and night')],
    violence: [line('Frauenhelpline', '0800 222 555', 'free, day and night')],
  },
  {
    country: 'CH',
    name: 'Switzerland',
    emergency: '112',
    crisis: [line('Die Dargebotene Hand, La Main Tendue, Telefono Amico', '143', 'day and night')],
    violence: [],
  },
  {
    country: 'FR',
    name: 'France',
    emergency: '112',
    crisis: [line('Numéro national de prévention du suicide', '3114', 'free, day and night')],
    violence: [line('Violences Femmes Info', '3919', 'free')],
  },
  {
    country: 'BE',
    name: 'Belgium',
    emergency: '112',
    crisis: [
      line('Zelfmoordlijn', '1813', 'Dutch'),
      line('Centre de Prévention du Suicide', '0800 32 123', 'French'),
    ],
    violence: [
      line('Hulplijn 1712', '1712', 'Dutch'),
      line('Écoute violences conjugales', '0800 30 030', 'French'),
    ],
  },
  {
    country: 'NL',
    name: 'Netherlands',
    emergency: '112',
    crisis: [line('113 Zelfmoordpreventie', '0800-0113', 'free, day and night; 113 works too')],
    violence: [line('Veilig Thuis', '0800-2000', 'free, day and night')],
  },
  {
    country: 'ES',
    name: 'Spain',
    emergency: '112',
    crisis: [line('Línea de atención a la conducta suicida', '024', 'free, day and night')],
    violence: [line('Línea contra la violencia de género', '016', 'free, leaves no trace on the bill')],
  },
  {
    country: 'PT',
    name: 'Portugal',
    emergency: '112',
    crisis: [line('Linha Nacional de Prevenção do Suicídio', '1411', 'free, day and night')],
    violence: [
      line('Serviço de Informação às Vítimas de Violência Doméstica', '800 202 148', 'free, day and night'),
    ],
  },
  {
    country: 'IT',
    name: 'Italy',
    emergency: '112',
    crisis: [line('Telefono Amico Italia', '02 2327 2327', 'daily until midnight')],
    violence: [line('Numero antiviolenza e stalking', '1522', 'free, day and night')],
  },
  {
    country: 'PL',
    name: 'Poland',
    emergency: '112',
    crisis: [
      line('Centrum Wsparcia', '800 70 2222', 'free, day and night'),
      line('Kryzysowy Telefon Zaufania', '116 123'),
    ],
    violence: [line('Niebieska Linia', '800 120 002', 'free, day and night')],
  },
  {
    country: 'AU',
    name: 'Australia',
    emergency: '000',
    crisis: [line('Lifeline', '13 11 14', 'day and night')],
    violence: [line('1800RESPECT', '1800 737 732', 'free, day and night')],
  },
  {
    country: 'NZ',
    name: 'New Zealand',
    emergency: '111',
    crisis: [line('Need to talk?', '1737', 'call or text, free, day and night')],
    violence: [line('Women’s Refuge', '0800 733 843', 'free, day and night')],
  },
  {
    country: 'IN',
    name: 'India',
    emergency: '112',
    crisis: [line('Tele-MANAS', '14416', 'free, day and night, many languages')],
    violence: [line('Women’s helpline', '181')],
  },
  {
    country: 'BR',
    name: 'Brazil',
    emergency: '190',
    medical: '192',
    crisis: [line('Centro de Valorização da Vida', '188', 'free, day and night')],
    violence: [line('Ligue 180', '180', 'free, day and night')],
  },
  {
    country: 'ZA',
    name: 'South Africa',
    emergency: '112',
    crisis: [line('Suicide Crisis Helpline', '0800 567 567', 'free, day and night')],
    violence: [line('GBV Command Centre', '0800 428 428', 'free, day and night')],
  },
];
