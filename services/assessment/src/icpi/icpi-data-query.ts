import { IsIn, IsOptional } from 'class-validator';

export class IcpiDataQuery {
  @IsOptional()
  @IsIn(['questions'], { message: 'must be questions, or left out' })
  view?: 'questions';
}
