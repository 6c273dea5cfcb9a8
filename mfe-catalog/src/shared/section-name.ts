import { SECTIONS, type Section } from '@coachlab/contracts';

const NAMES: Record<Section, string> = {
  library: 'Library',
  lab: 'Lab',
  studio: 'Studio',
  tools: 'Tools',
  observatory: 'Observatory',
  certifications: 'Certifications',
};

/** A section newer than this release goes by its own id. */
export function sectionName(section: string): string {
  return SECTIONS.includes(section as Section) ? NAMES[section as Section] : section;
}
