/** Another company's assistant whose address takes the text of a question. */
export interface Assistant {
  name: string;
  /** Without a question. */
  address: string;
}

/**
 * ChatGPT takes `q`: https://github.com/resend/react-email/pull/3404.
 * Claude takes `q` at the same path in the browser and in its app:
 * https://support.claude.com/en/articles/14729294-open-claude-desktop-with-a-link.
 * Copilot is left out, as the sources contradict each other: sites link to copilot.microsoft.com/?q=, while
 * https://pypi.org/project/esc_mini_tools_chatbot_deeplink/ fills in only the two above.
 */
export const ASSISTANTS: readonly Assistant[] = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/' },
  { name: 'Claude', address: 'https://claude.ai/new' },
];

/** Characters. ChatGPT answers 431 from about 8,000 on (the pull request above); some proxies stop earlier. */
const LONGEST_ADDRESS = 6_000;

/** The address that opens the assistant with the text, or nothing where the text is too long for one. */
export function addressWith({ address }: Assistant, text: string): string | undefined {
  // Half a surrogate pair cannot be encoded.
  const whole = `${address}?q=${encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))}`;
  return whole.length <= LONGEST_ADDRESS ? whole : undefined;
}
