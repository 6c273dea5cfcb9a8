import { IsISO8601, IsOptional } from 'class-validator';

/** The `editedAt` of the text that the coach read before the press; absent when it had none. */
export class SeenQuery {
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'must be a time' })
  edited?: string;
}
