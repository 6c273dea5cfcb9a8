import type { Category } from '@coachlab/contracts';
import type { ArtifactFile } from '../artifact-file.ts';
import type { Fault, Rule } from '../rule.ts';

/** Entries that `hierarchy` needs to be the steps, items, levels, fields or beats of its category. */
const PARTS: Record<Category, { min: number; max: number; are: string }> = {
  framework: { min: 3, max: 8, are: 'steps or parts' },
  assessment: { min: 3, max: 24, are: 'items' },
  rubric: { min: 4, max: 6, are: 'levels' },
  template: { min: 4, max: 10, are: 'fields of the form' },
  scenario: { min: 4, max: 8, are: 'beats of the dialogue and the debrief' },
  'ai-prompt': { min: 3, max: 7, are: 'variables' },
  knowledge: { min: 3, max: 8, are: 'parts' },
  tool: { min: 3, max: 10, are: 'inputs and steps' },
};

/** `Marta: "…"` on a line of its own. */
const SPOKEN_LINE = /^\p{Lu}[\p{L} .'’-]{0,30}: ["“]/mu;
const BLANK = /_{3,}/;

export const form: Rule = {
  name: 'every category has the parts it asks for',
  scope: 'each',
  check: ({ artifacts }) =>
    artifacts.flatMap((artifact) =>
      faultsOf(artifact).map(([field, message]): Fault => ({ id: artifact.id, field, message })),
    ),
};

function faultsOf(artifact: ArtifactFile): [string, string][] {
  const { category, section, hierarchy = [] } = artifact;
  const faults: [string, string][] = [];
  const { min, max, are } = PARTS[category];
  if (hierarchy.length < min || hierarchy.length > max) {
    faults.push(['hierarchy', `has ${hierarchy.length} entries, ${min} to ${max} ${are} are wanted`]);
  }
  const only = (field: 'promptTemplate' | 'accreditation', wanted: boolean) => {
    const present = artifact[field] !== undefined;
    if (present !== wanted) faults.push([field, wanted ? 'is missing' : 'does not belong here']);
  };
  only('promptTemplate', category === 'ai-prompt');
  only('accreditation', section === 'certifications');
  if (section === 'library' && !artifact.sources) faults.push(['sources', 'are missing']);
  if (category === 'scenario') faults.push(...scenarioFaults(hierarchy));
  if (category === 'template') faults.push(...templateFaults(hierarchy));
  else if (hierarchy.some((part) => part.fields ?? part.note))
    faults.push(['hierarchy', 'has fields or notes, which only templates have']);
  if (
    section === 'certifications' &&
    !/not accredited by any professional body/i.test(JSON.stringify(artifact))
  ) {
    faults.push(['accreditation', 'does not say “not accredited by any professional body”']);
  }
  if (artifact.authors?.at(-1) !== 'Coachlab') faults.push(['authors', 'do not end with Coachlab']);
  return faults;
}

/** What has a blank in its text has fields to fill in, and the other way round; what is kept is told apart by the field's id. */
function templateFaults(hierarchy: NonNullable<ArtifactFile['hierarchy']>): [string, string][] {
  const faults: [string, string][] = [];
  if (!hierarchy.some((part) => BLANK.test(part.description)))
    faults.push(['hierarchy', 'has no blank (____) to fill in']);
  const seen = new Set<string>();
  for (const [index, { description, fields = [] }] of hierarchy.entries()) {
    const path = `hierarchy.${index}`;
    if (BLANK.test(description) !== fields.length > 0)
      faults.push([path, fields.length > 0 ? 'has fields and no blank' : 'has a blank and no fields']);
    for (const { id } of fields) {
      if (seen.has(id)) faults.push([`${path}.fields`, `two fields are called ${id}`]);
      seen.add(id);
    }
    const labels = fields.map(({ label }) => label);
    if (new Set(labels).size < labels.length)
      faults.push([`${path}.fields`, 'two fields have the same label']);
  }
  return faults;
}

function scenarioFaults(hierarchy: NonNullable<ArtifactFile['hierarchy']>): [string, string][] {
  const faults: [string, string][] = [];
  if (hierarchy.at(-1)?.title !== 'Debrief')
    faults.push(['hierarchy', 'does not end with an entry titled Debrief']);
  for (const [index, beat] of hierarchy.slice(0, -1).entries()) {
    if (!SPOKEN_LINE.test(beat.description))
      faults.push([`hierarchy.${index}`, 'has no spoken line (Name: "…")']);
  }
  return faults;
}
