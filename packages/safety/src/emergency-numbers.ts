/** Countries of which no help line is listed in `help-lines.ts`: whom to ring in an emergency there. */
export interface EmergencyNumbers {
  /** ISO 3166-1. */
  country: string;
  name: string;
  emergency: string;
  /** The ambulance, where it has a number of its own. */
  medical?: string;
}

const at = (country: string, name: string, emergency: string, medical?: string): EmergencyNumbers => ({
  country,
  name,
  emergency,
  ...(medical === undefined ? {} : { medical }),
});

export const EMERGENCY_ELSEWHERE: EmergencyNumbers[] = [
  ...(
    [
      ['SE', 'Sweden'],
      ['DK', 'Denmark'],
      ['FI', 'Finland'],
      ['CZ', 'Czechia'],
      ['SK', 'Slovakia'],
      ['HU', 'Hungary'],
      ['RO', 'Romania'],
      ['BG', 'Bulgaria'],
      ['HR', 'Croatia'],
      ['SI', 'Slovenia'],
      ['GR', 'Greece'],
      ['LU', 'Luxembourg'],
      ['LT', 'Lithuania'],
      ['LV', 'Latvia'],
      ['EE', 'Estonia'],
      ['MT', 'Malta'],
      ['CY', 'Cyprus'],
      ['IS', 'Iceland'],
      ['TR', 'Türkiye'],
      ['UA', 'Ukraine'],
      ['NG', 'Nigeria'],
      ['ID', 'Indonesia'],
    ] as const
  ).map(([country, name]) => at(country, name, '112')),
  at('NO', 'Norway', '112', '113'),
  at('PH', 'Philippines', '911'),
  at('MX', 'Mexico', '911'),
  at('UY', 'Uruguay', '911'),
  at('AR', 'Argentina', '911', '107'),
  at('CL', 'Chile', '133', '131'),
  at('CO', 'Colombia', '123'),
  at('PE', 'Peru', '105', '106'),
  at('SG', 'Singapore', '999', '995'),
  at('MY', 'Malaysia', '999'),
  at('HK', 'Hong Kong', '999'),
  at('KE', 'Kenya', '999'),
  at('JP', 'Japan', '110', '119'),
  at('KR', 'South Korea', '112', '119'),
  at('CN', 'China', '110', '120'),
  at('TH', 'Thailand', '191', '1669'),
  at('AE', 'United Arab Emirates', '999', '998'),
  at('IL', 'Israel', '100', '101'),
  at('EG', 'Egypt', '122', '123'),
  at('PK', 'Pakistan', '15', '1122'),
  at('BD', 'Bangladesh', '999'),
];
