/** "Skip to main content": the first thing on every page. Its look is in `base.css`. */
export function SkipLink({ href = '#main' }: { href?: string }) {
  return (
    <a className="skip-link" href={href}>
      Skip to main content
    </a>
  );
}
