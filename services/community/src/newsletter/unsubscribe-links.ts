/** The page that asks once more; for the text of a mail. */
export function unsubscribePage(token: string, site: URL): string {
  return new URL(`/-/unsubscribe?token=${token}`, site).href;
}

/** One-click unsubscribe (RFC 8058): the mail program posts to the address itself. */
export function unsubscribeHeaders(token: string, site: URL): Record<string, string> {
  const address = new URL(`/api/newsletter/unsubscribe?token=${token}`, site).href;
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
