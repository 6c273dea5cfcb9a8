import type {
  AbortRequest,
  CanaryRequest,
  LiftRequest,
  PromoteRequest,
  ResumeRequest,
  RollbackRequest,
  RolloutPlan,
} from '@coachlab/contracts';
import { OptionalText, Strict, Text } from '@coachlab/service-common';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { IsPlan } from './is-plan.ts';

const WHY = { max: 500 };
const VERSION = { max: 64 };
const VISITOR_ID = /^[0-9a-f]{32}$/;
const NOT_A_VISITOR = { each: true, message: 'must be visitor ids (32 hex digits)' };

@Strict()
export class PromoteBody implements PromoteRequest {
  @Text(VERSION)
  version!: string;

  @OptionalText(WHY)
  why?: string;

  @IsOptional()
  @IsBoolean()
  watched?: boolean;

  @IsOptional()
  @IsBoolean()
  anyway?: boolean;
}

@Strict()
export class RollbackBody implements RollbackRequest {
  @OptionalText(VERSION)
  version?: string;

  @OptionalText(WHY)
  why?: string;
}

@Strict()
export class LiftBody implements LiftRequest {
  @Text(VERSION)
  version!: string;

  /** Somebody has to answer for it. */
  @Text(WHY)
  why!: string;
}

/** Of abort, pause and resume. */
@Strict()
export class WhyBody implements AbortRequest, ResumeRequest {
  @OptionalText(WHY)
  why?: string;
}

@Strict()
export class CanaryBody implements CanaryRequest {
  @Text(VERSION)
  version!: string;

  @IsInt()
  @Min(0)
  @Max(10_000)
  weight!: number;

  @IsOptional()
  @IsPlan()
  plan?: RolloutPlan;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(1_000)
  @Matches(VISITOR_ID, NOT_A_VISITOR)
  allow?: string[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(1_000)
  @Matches(VISITOR_ID, NOT_A_VISITOR)
  deny?: string[];

  @OptionalText(WHY)
  why?: string;

  @IsOptional()
  @IsBoolean()
  anyway?: boolean;
}
