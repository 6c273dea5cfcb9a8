/** Maxima in code points; the minima and their sentences are the product spec's. */
export const CONTACT_LIMITS = { name: 100, email: 254, subject: 200, message: 5_000 } as const;

export const CONTACT_MINIMA = { name: 2, subject: 5, message: 10 } as const;

export const CONTACT_MESSAGES = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  subject: 'Subject must be at least 5 characters',
  message: 'Message must be at least 10 characters',
  required: 'Required',
  invalid: 'Invalid input',
} as const;

/**
 * Dotted words, an at sign, and a host name of two labels or more; letters of any script. What means something else in
 * a mail's header is no part of an address: spaces, controls, commas, brackets, quotes, further at signs.
 */
export const EMAIL_PATTERN =
  /^(?=.{1,64}@)[^\p{C}\p{Z}@.()<>[\]\\,;:"]+(?:\.[^\p{C}\p{Z}@.()<>[\]\\,;:"]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/** What the newsletter's form checks before it sends: text, at sign, text, dot, text. The service takes EMAIL_PATTERN. */
export const SIMPLE_EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Answer of POST /api/contact. */
export interface ContactReceipt {
  id: string;
}

export interface NewsletterSubscription {
  email: string;
}

/** Answer of POST /api/newsletter/subscribe: the same for every address, known or not. */
export interface NewsletterReceipt {
  ok: true;
}

/** POST /api/newsletter/confirm and /api/newsletter/unsubscribe: the token of the link in the mail. */
export interface NewsletterToken {
  token: string;
}
