/** Of canonical and social addresses, without a trailing slash. */
export const ORIGIN = 'https://coachlab.example';
