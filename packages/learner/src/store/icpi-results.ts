import { createIdList, forget, remember } from './id-list.ts';

/** Ids of the ICPI results made in this browser, newest first, and of those that a progress file brought. Only the browser that made one may delete it. */
export const icpiResults = createIdList({ key: 'icpi_results' });

export function rememberIcpiResult(id: string): void {
  remember(icpiResults, id);
}

export function forgetIcpiResult(id: string): void {
  forget(icpiResults, id);
}
