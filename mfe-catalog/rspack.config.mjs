import { remoteConfig } from '@coachlab/remote-kit/build';

// It makes a file in the browser.
export default remoteConfig(import.meta.dirname, { server: ['docx'] });
