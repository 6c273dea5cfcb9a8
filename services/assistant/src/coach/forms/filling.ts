import type { Situation } from '@coachlab/contracts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Matter } from '../matter.ts';
import type { Refusal } from '../refusal.ts';
import type { Request } from '../requests.ts';

/** What goes into a form of a situation. */
export interface Filling extends Pick<
  Request,
  'minutes' | 'count' | 'mostWords' | 'isChat' | 'isOpening' | 'isToOne'
> {
  /** What the visitor told that it has to say. */
  matter?: Matter | undefined;
  /** The one request to which the visitor has to say no. */
  refusal?: Refusal | undefined;
  /** Of whom it is about. */
  name?: string | undefined;
  /** As short as it can be. */
  short?: boolean;
  catalogue: Catalogue;
}

export type Make = (of: Situation, filling: Filling) => string;
