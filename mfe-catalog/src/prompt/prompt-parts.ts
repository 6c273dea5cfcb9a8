import type { HierarchyNode } from '@coachlab/contracts';

/** A piece of a prompt: plain text, or the name of a variable. */
export type PromptPart = { text: string } | { variable: string };

export interface PromptVariable {
  /** As it stands between the braces: `next_meeting`. */
  name: string;
  label: string;
  /** What to put there, with a specimen, where the content says so. */
  hint: string | undefined;
}

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/;

export function promptParts(template: string): PromptPart[] {
  return template
    .split(VARIABLE)
    .map((piece, index) => (index % 2 === 1 ? { variable: piece } : { text: piece }))
    .filter((part) => !('text' in part) || part.text !== '');
}

/** Each variable once, in the order of the prompt. The artifact's hierarchy names them in words. */
export function promptVariables(
  parts: readonly PromptPart[],
  hierarchy: readonly HierarchyNode[],
): PromptVariable[] {
  const names = new Set(parts.flatMap((part) => ('variable' in part ? [part.variable] : [])));
  return [...names].map((name) => {
    const node = hierarchy.find(({ title }) => nameOf(title) === name);
    const words = name.replaceAll('_', ' ');
    return {
      name,
      label: node?.title ?? words.charAt(0).toUpperCase() + words.slice(1),
      hint: node?.description,
    };
  });
}

/** The prompt with what was filled in; a variable that was not stays as it is. */
export function filledPrompt(parts: readonly PromptPart[], values: Readonly<Record<string, string>>): string {
  return parts
    .map((part) => ('text' in part ? part.text : values[part.variable]?.trim() || `{{${part.variable}}}`))
    .join('');
}

function nameOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
