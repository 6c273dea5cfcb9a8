/** Roles of packages/ui/src/tokens.css in the light theme: pictures have no other. */
export const PALETTE = {
  paper: '#f7f8f4',
  rule: '#d8ddd2',
  ink: '#16201b',
  'ink-2': '#435048',
  'ink-3': '#5d6962',
  act: '#0d5c47',
} as const;
