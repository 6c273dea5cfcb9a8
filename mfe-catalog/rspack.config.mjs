import { remoteConfig } from '@coachlab/remote-kit/build';

export default remoteConfig(import.meta.dirname, {
  // Pictures of a page and markup in a PDF, for which jspdf would bring them along.
  browser: ['html2canvas', 'dompurify', 'canvg', 'core-js'],
  // They make files in the browser.
  server: ['jspdf', 'docx'],
});
