export { type Encoding, negotiate } from './accept-encoding.ts';
export { answerBrokenRequest } from './broken-request.ts';
export { entityTag, isFresh } from './entity-tag.ts';
export { lacksHost } from './lacks-host.ts';
export { MethodTable } from './method-table.ts';
export { networkOf } from './network.ts';
export { problemOf } from './problem.ts';
export { readJson } from './read-json.ts';
export { type Bucket, TokenBuckets } from './token-bucket.ts';
