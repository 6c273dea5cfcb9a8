/** What `needs.shell` of a remote.json is checked against. */
export const KIT_VERSION: string = '1.4.0';
