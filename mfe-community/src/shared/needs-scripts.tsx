import css from './needs-scripts.module.css';

/** In a form that only the page's code can send. */
export function NeedsScripts() {
  return <p className={css.sentence}>Sending this needs JavaScript, which this browser does not run.</p>;
}
