import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what it lacks and every browser has. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const missing = { TextEncoder, TextDecoder, Request, Response, Headers, AbortController, AbortSignal };
    Object.assign(this.global, missing, { ReadableStream, TransformStream, structuredClone });
  }
}
