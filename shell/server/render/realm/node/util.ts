// What React's server renderer asks of Node, from the realm.
export { TextEncoder } from '../text.ts';
