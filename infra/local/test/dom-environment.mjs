import { TestEnvironment } from 'jest-environment-jsdom';

/** Nothing changes its size here: there is no layout. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * jsdom with what it lacks and every browser has; the router builds a Request for each navigation. Node's own classes,
 * and its AbortSignal with them, since its Request takes no other.
 */
export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const missing = { TextEncoder, TextDecoder, Request, Response, Headers, AbortController, AbortSignal };
    Object.assign(this.global, missing, { ReadableStream, TransformStream, structuredClone, ResizeObserver });
  }
}
