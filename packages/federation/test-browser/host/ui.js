export const label = (version) => `hello from ${version}`;
