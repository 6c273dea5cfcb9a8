/** A cheap phone on a slow mobile network: the profile of Lighthouse's "slow 4G", as applied by Chromium's tools. */
export const SLOW_PHONE = {
  latencyMs: 150,
  downloadBytesPerSecond: 1_600_000 / 8,
  uploadBytesPerSecond: 750_000 / 8,
  cpuSlowdown: 4,
  screen: { width: 360, height: 740 },
};
