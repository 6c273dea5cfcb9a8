/** A script of the root package.json. */
export interface Step {
  name: string;
  script: string;
  /** In `npm test`; the others run in `npm run test:all` alone. */
  core: boolean;
}

const core = (name: string, script = `test:${name}`): Step => ({ name, script, core: true });
const rest = (name: string, script = `test:${name}`): Step => ({ name, script, core: false });

/** Cheap ones first, and types before everything that runs compiled code. */
export const STEPS: Step[] = [
  core('format'),
  core('lint'),
  core('types'),
  core('dead-code'),
  core('content'),
  core('unit'),
  core('journeys'),
  rest('audit'),
  rest('long'),
  rest('federation'),
  rest('e2e'),
  rest('stack'),
];
