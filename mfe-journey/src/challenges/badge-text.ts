/** `framework-three-needs` to "three needs"; other prefixes stay: `ai-prompt-time-audit` to "ai prompt time audit". */
export function badgeText(artifactId: string): string {
  return artifactId.replace(/^(framework|template)-/, '').replaceAll('-', ' ');
}
