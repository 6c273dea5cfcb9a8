import type { RealmHost } from '@coachlab/contracts';

// The function that the process wraps around this bundle has it as its parameter.
declare const HOST: RealmHost;

export const host: RealmHost = HOST;
