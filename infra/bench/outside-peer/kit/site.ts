import { ORIGIN } from '@/lib/site';
import { hrefOf } from './hrefs';

export const useSite = () => ({ origin: ORIGIN });
export const useHref = () => hrefOf;
