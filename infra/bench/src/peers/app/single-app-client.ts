import { set } from 'bench/pages';
import { createPageSource } from './page-source.ts';
import { startInBrowser } from './start-in-browser.tsx';

startInBrowser(set, createPageSource());
