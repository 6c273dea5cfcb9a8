/**
 * The document's deferred scripts whose turn comes after the one that runs now, by address. One leaves the map when it has
 * run or failed. Empty where no script of the document runs.
 */
export function waitingScripts(): ReadonlyMap<string, HTMLScriptElement> {
  const waiting = new Map<string, HTMLScriptElement>();
  const now = document.currentScript;
  for (const script of now ? document.scripts : []) {
    if (!script.defer || !(now!.compareDocumentPosition(script) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
    waiting.set(script.src, script);
    const leave = () => waiting.delete(script.src);
    script.addEventListener('load', leave, { once: true });
    script.addEventListener('error', leave, { once: true });
  }
  return waiting;
}
