/** In a form that only the page's code can send. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>Sending this needs JavaScript, which this browser does not run.</p>
    </noscript>
  );
}
