import { remoteConfig } from '@coachlab/remote-kit/build';

export default remoteConfig(import.meta.dirname);
