// The site's own: of it only the four words are hydrated.
export { NewHere } from '@journey/home/new-here';
