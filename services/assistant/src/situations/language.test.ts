import { describe, expect, it } from '@jest/globals';
import { languageOf } from './language.ts';

describe('the language of a message', () => {
  it.each([
    ['mi equipo está desmotivado', 'es'],
    ['está siempre en su móvil', 'es'],
    ['está cansada', 'es'],
    ['Mein Chef hört mir nicht zu', 'de'],
    ['ma collègue est à bout et ne dit rien', 'fr'],
    ['my colleague does not listen to me', null],
    ['the café is closed and the résumé is late', null],
  ])('“%s” is %s', (text, language) => expect(languageOf(text)).toBe(language));
});
