import { describe, expect, it } from '@jest/globals';
import { languageOf } from './language.ts';

describe('the language of a message', () => {
  it.each([
    ['mi equipo está desmotivado', 'es'],
    ['está siempre en su móvil', 'es'],
    ['está cansada', 'es'],
    ['Mein Chef hört mir nicht zu', 'de'],
    ['ma collègue est à bout et ne dit rien', 'fr'],
    ['quiero despedir a alguien', 'es'],
    ['ella llora cada vez que le doy feedback', 'es'],
    ['no puedo con más trabajo', 'es'],
    ['zwei reden nicht mehr', 'de'],
    ['tell me more about my boss and no more of this', null],
    ['my colleague does not listen to me', null],
    ['riders call me mama then dont listen. 22 boys 1 me', null],
    ['the café is closed and the résumé is late', null],
  ])('“%s” is %s', (text, language) => expect(languageOf(text)).toBe(language));
});
