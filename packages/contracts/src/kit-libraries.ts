/** Inside the remote kit, which the shell provides: sections use them through it and bundle none of their own. */
export const KIT_LIBRARIES = ['react-router-dom', '@tanstack/react-query'] as const;
