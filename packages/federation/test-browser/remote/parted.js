let part;

export const ready = async () => (part = await import('./more.js'));
export const Component = () => `with ${part.className}`;
