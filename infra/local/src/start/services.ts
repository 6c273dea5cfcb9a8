export interface Service {
  /** services/<name>, and the section whose API it is. */
  name: string;
  /** Its usual port; another is taken when this one is not free. */
  port: number;
  /** First path segments after /api/ that it answers. */
  apis: string[];
  stateless?: true;
}

export const SERVICES: Service[] = [
  { name: 'catalog', port: 4101, apis: ['artifacts', 'artifact-metadata'] },
  { name: 'journey', port: 4102, apis: ['personas', 'journey'] },
  { name: 'assessment', port: 4103, apis: ['icpi', 'certifications', 'user-certifications'] },
  { name: 'community', port: 4104, apis: ['forum', 'contact', 'newsletter'] },
  { name: 'assistant', port: 4105, apis: ['chat'], stateless: true },
  { name: 'registry', port: 4106, apis: ['registry'] },
];

/** Workspace folders of the remotes; `mfe-` and the section's name. */
export const REMOTES = ['mfe-catalog', 'mfe-journey', 'mfe-assessment', 'mfe-community'];

/** `mfe-catalog` → `catalog`: the name in the manifest, in the registry and of its team's token. */
export function sectionOf(remote: string): string {
  return remote.replace(/^mfe-/, '');
}
