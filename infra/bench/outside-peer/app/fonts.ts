import localFont from 'next/font/local';

// The files are cut to the characters of the site's own texts, as the site's own are; the bench writes them beside this one.
// The stand-ins are the design's: as wide and as high as the fonts.

export const newsreader = localFont({
  src: [
    { path: './fonts/newsreader.woff2', weight: '400', style: 'normal' },
    { path: './fonts/newsreader-italic.woff2', weight: '400', style: 'italic' },
  ],
  variable: '--font-newsreader',
  adjustFontFallback: false,
  fallback: [
    'Newsreader as Georgia',
    'Newsreader as Noto Serif',
    'Newsreader as Times',
    'Newsreader as DejaVu',
    'Georgia',
    'serif',
  ],
});

export const instrumentSans = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--font-instrument-sans',
  adjustFontFallback: false,
  fallback: [
    'Instrument Sans as Arial',
    'Instrument Sans as Roboto',
    'Instrument Sans as DejaVu',
    'system-ui',
    'sans-serif',
  ],
});
