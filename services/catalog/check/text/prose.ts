import type { SheetField } from '@coachlab/contracts';
import type { ArtifactFile } from '../artifact-file.ts';

export interface Passage {
  field: string;
  text: string;
  /** A heading is counted and searched, but two artifacts may both have a part named "Debrief". */
  heading?: boolean;
  /** Words on a form's fields, which say again what the description says. */
  onForm?: boolean;
}

/** Everything of an artifact that a visitor reads as prose, in the page's order; no tags, ids, names or sources. */
export function passagesOf(artifact: ArtifactFile): Passage[] {
  const { enrichment, accreditation } = artifact;
  const passages: Passage[] = [
    { field: 'title', text: artifact.title, heading: true },
    { field: 'subtitle', text: artifact.subtitle },
    { field: 'description', text: artifact.description },
    { field: 'purpose', text: artifact.purpose },
    ...list('outcomes', artifact.outcomes),
  ];
  if (artifact.inAMinute) {
    for (const [name, text] of Object.entries(artifact.inAMinute))
      passages.push({ field: `inAMinute.${name}`, text });
  }
  if (enrichment) {
    const drill = enrichment.applicationDrill;
    passages.push(
      { field: 'enrichment.coreInsight', text: enrichment.coreInsight },
      { field: 'enrichment.realWorldChallenge', text: enrichment.realWorldChallenge },
      ...list('enrichment.actionableGuidance', enrichment.actionableGuidance),
      ...list('enrichment.coachingPrompts', enrichment.coachingPrompts),
      { field: 'enrichment.applicationDrill.description', text: drill.description },
      ...list('enrichment.applicationDrill.successCriteria', drill.successCriteria),
    );
  }
  for (const [index, part] of (artifact.hierarchy ?? []).entries()) {
    passages.push(
      { field: `hierarchy.${index}.title`, text: part.title, heading: true },
      { field: `hierarchy.${index}.description`, text: part.description },
      ...(part.note
        ? [{ field: `hierarchy.${index}.note`, text: part.note, heading: true, onForm: true }]
        : []),
      ...(part.fields ?? []).flatMap((field) => wordsOnField(field, `hierarchy.${index}.fields.${field.id}`)),
    );
  }
  passages.push(...list('examples', artifact.examples), ...list('exercises', artifact.exercises));
  if (artifact.promptTemplate) passages.push({ field: 'promptTemplate', text: artifact.promptTemplate });
  if (accreditation) {
    passages.push(
      ...list('accreditation.competencies', accreditation.competencies),
      ...list('accreditation.prerequisites', accreditation.prerequisites),
      ...list('accreditation.assessmentCriteria', accreditation.assessmentCriteria),
    );
  }
  return passages;
}

/** Two forms may both ask for a date or a place. */
function wordsOnField(field: SheetField, path: string): Passage[] {
  const more = field.kind === 'choice' ? field.options : field.kind === 'rows' ? field.columns : [];
  return [field.label, ...(field.hint ? [field.hint] : []), ...more].map((text) => ({
    field: path,
    text,
    heading: true,
    onForm: true,
  }));
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
}

function list(field: string, texts: string[] = []): Passage[] {
  return texts.map((text, index) => ({ field: `${field}.${index}`, text }));
}
