const OLDEST = 20;

/**
 * @param {string} version such as `20.11.1`
 * @returns {string | undefined} the sentence for the person, when this Node cannot run what follows
 */
export function tooOld(version) {
  if (Number(version.split('.')[0]) >= OLDEST) return undefined;
  return `Coachlab needs Node ${OLDEST} or newer and this is Node ${version}: install a newer Node and run the command again.`;
}
