export const Component = () => `plain ${VERSION}`;
