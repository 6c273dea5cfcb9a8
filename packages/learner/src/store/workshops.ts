import { createIdList, forget, remember } from './id-list.ts';

/** Ids of the ICPI workshops whose spread this browser may see, newest first. */
export const workshops = createIdList({ key: 'icpi_workshops' });

export function rememberWorkshop(id: string): void {
  remember(workshops, id);
}

export function forgetWorkshop(id: string): void {
  forget(workshops, id);
}
