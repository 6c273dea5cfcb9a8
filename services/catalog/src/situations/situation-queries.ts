import { SITUATION_THEMES, type SituationListQuery, type SituationTheme } from '@coachlab/contracts';
import { IsIn, IsOptional } from 'class-validator';

const THEMES = Object.keys(SITUATION_THEMES);
const VIEWS = ['search', 'whole'] as const;

export class SituationQuery implements SituationListQuery {
  @IsOptional()
  @IsIn(THEMES, { message: `must be one of ${THEMES.join(', ')}` })
  theme?: SituationTheme;

  @IsOptional()
  @IsIn(VIEWS, { message: `must be one of ${VIEWS.join(', ')}` })
  view?: (typeof VIEWS)[number];
}
