type Privacy = Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean };

/** Whether the visitor leaves it to the site: Do Not Track (`yes` in older browsers) and Global Privacy Control say no. */
export function mayTrack({ doNotTrack, globalPrivacyControl }: Privacy = navigator): boolean {
  return doNotTrack !== '1' && doNotTrack !== 'yes' && globalPrivacyControl !== true;
}
