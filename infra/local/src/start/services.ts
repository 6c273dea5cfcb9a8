export interface Service {
  /** services/<name>, and the section whose API it is. */
  name: string;
  /** First path segments after /api/ that it answers. */
  apis: string[];
  stateless?: true;
}

export const SERVICES: Service[] = [
  { name: 'catalog', apis: ['artifacts', 'artifact-metadata', 'situations'] },
  { name: 'journey', apis: ['personas', 'journey'] },
  { name: 'assessment', apis: ['icpi', 'certifications', 'user-certifications', 'assessment'] },
  { name: 'community', apis: ['forum', 'contact', 'newsletter', 'community'] },
  { name: 'assistant', apis: ['chat'], stateless: true },
  { name: 'registry', apis: ['registry'] },
];

/** Workspace folders of the remotes; `mfe-` and the section's name. */
export const REMOTES = ['mfe-catalog', 'mfe-journey', 'mfe-assessment', 'mfe-community'];

/** `mfe-catalog` → `catalog`: the name in the manifest, in the registry and of its team's token. */
export function sectionOf(remote: string): string {
  return remote.replace(/^mfe-/, '');
}
