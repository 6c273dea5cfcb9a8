import { remoteManifestSchema } from './schema/remote-schema.ts';
import { validatorFor } from './validate.ts';
import type { Validator } from './validate.ts';

/** Everything wrong with the shape of a remote.json; none when it is a `RemoteManifest`. */
export const manifestFaults: Validator = validatorFor(remoteManifestSchema);
