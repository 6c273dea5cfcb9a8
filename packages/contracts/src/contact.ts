/** Maxima in code points; the minima and their sentences are the product spec's. */
export const CONTACT_LIMITS = { name: 100, email: 254, subject: 200, message: 5_000 } as const;

export const CONTACT_MESSAGES = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  subject: 'Subject must be at least 5 characters',
  message: 'Message must be at least 10 characters',
  required: 'Required',
  invalid: 'Invalid input',
} as const;

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export interface NewsletterSubscription {
  email: string;
}
