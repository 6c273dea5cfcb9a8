/** @typedef {{ deployment: { default: boolean }, extras: { moduleFederation: { manifest: string } } }} Release */

/**
 * The address of the manifest of a section's stable release. Addresses in the discovery are relative to where it was
 * fetched from.
 * @param {string} section
 * @param {string} site
 */
export async function manifestOf(section, site) {
  const response = await fetch(new URL('/discovery/frontend-discovery.json', site));
  /** @type {{ microFrontends: Record<string, Release[]> }} */
  const { microFrontends } = await response.json();
  const stable = microFrontends[section]?.find(({ deployment }) => deployment.default);
  if (!stable) throw new Error(`${site} has no section ${section}.`);
  return new URL(stable.extras.moduleFederation.manifest, site).href;
}
