import type { ArtifactFile } from '../artifact-file.ts';
import type { Fault, Rule } from '../rule.ts';

const VARIABLE = /\{\{([^{}]*)\}\}/g;
const NAME = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
const VARIABLES_AT_LEAST = 3;

export const promptVariables: Rule = {
  name: 'every variable of a prompt is named and explained',
  scope: 'each',
  check: ({ artifacts }) =>
    artifacts.filter((artifact) => artifact.promptTemplate !== undefined).flatMap(faultsOf),
};

/** Names in `{{…}}`, each once, in the order they appear. */
export function variablesOf(promptTemplate: string): string[] {
  return [...new Set([...promptTemplate.matchAll(VARIABLE)].map((match) => match[1] ?? ''))];
}

/** `Next meeting` explains `{{next_meeting}}`. */
export function variableOfTitle(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
}

function faultsOf({ id, promptTemplate = '', hierarchy = [] }: ArtifactFile): Fault[] {
  const variables = variablesOf(promptTemplate);
  const explained = hierarchy.map((part) => variableOfTitle(part.title));
  const messages = [
    ...variables.filter((name) => !NAME.test(name)).map((name) => `{{${name}}} is not snake_case`),
    ...variables
      .filter((name) => !explained.includes(name))
      .map((name) => `{{${name}}} has no entry in hierarchy`),
    ...explained
      .filter((name) => !variables.includes(name))
      .map((name) => `hierarchy explains {{${name}}}, which the prompt lacks`),
  ];
  if (variables.length < VARIABLES_AT_LEAST)
    messages.push(`has ${variables.length} variables, at least ${VARIABLES_AT_LEAST} are wanted`);
  return messages.map((message) => ({ id, field: 'promptTemplate', message }));
}
