/** Whether the visitor leaves it to the site: Do Not Track and Global Privacy Control both say no. */
export function mayTrack(
  browser: Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean } = navigator,
): boolean {
  return browser.doNotTrack !== '1' && browser.globalPrivacyControl !== true;
}
