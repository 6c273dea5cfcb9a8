import type { REALM_FORM, REALM_HEADER, REALM_PATH } from '@coachlab/contracts';

const PATH: typeof REALM_PATH = '/-/realm.js';
const HEADER: typeof REALM_HEADER = 'coachlab-realm';
const FORM: typeof REALM_FORM = '1';
const PATIENCE_MS = 30_000;

/** What the site draws its pages with, as it gives it to developers; asked for anew when its shell is another. */
export class SiteRealm {
  readonly #site: URL;
  readonly #say: (line: string) => void;
  #shell = '';
  #text: Promise<string | null> = Promise.resolve(null);

  constructor(site: URL, say: (line: string) => void) {
    this.#site = site;
    this.#say = say;
  }

  /**
   * Null where the site gives none; why is said once.
   * @param shell scripts of the shell that the page names
   */
  of(shell: string): Promise<string | null> {
    if (shell !== this.#shell) {
      this.#shell = shell;
      this.#text = this.#bring().catch((error: Error) => {
        this.#say(`Pages are rendered in the browser only: ${error.message}`);
        return null;
      });
    }
    return this.#text;
  }

  async #bring(): Promise<string> {
    const response = await fetch(new URL(PATH, this.#site), { signal: AbortSignal.timeout(PATIENCE_MS) });
    const form = response.headers.get(HEADER);
    if (!response.ok || form === null)
      throw new Error('the shell of this site does not provide its server rendering.');
    if (form !== FORM)
      throw new Error(
        `the server rendering of this site has version ${form}, and this coachlab knows ${FORM}.`,
      );
    return response.text();
  }
}
