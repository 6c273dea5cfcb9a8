import { describe, expect, it } from '@jest/globals';
import { parseSettings } from './settings.ts';

describe('the settings', () => {
  it('all have defaults', () => {
    expect(parseSettings('/house', [], {})).toEqual({
      root: '/house',
      data: '/house/.data',
      port: 4000,
      operatorsPort: 4001,
      host: '127.0.0.1',
      dev: false,
      rehearses: false,
    });
  });

  it('include the port, the data folder and the mode', () => {
    const env = { PORT: '8080', COACHLAB_DATA: '/elsewhere' };
    expect(parseSettings('/house', ['--dev'], env)).toMatchObject({
      port: 8080,
      data: '/elsewhere',
      dev: true,
    });
  });

  it('resolve a data folder relative to the current directory', () => {
    const env = { COACHLAB_DATA: 'here', INIT_CWD: '/somewhere' };
    expect(parseSettings('/house', [], env).data).toBe('/somewhere/here');
  });

  it('are refused with every fault in one sentence', () => {
    expect(() => parseSettings('/house', ['--fast'], { PORT: 'eighty' })).toThrow(
      'PORT is "eighty" and must be 1 to 65535; "--fast" is not an option; the only option is --dev.',
    );
  });
});
