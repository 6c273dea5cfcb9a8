import { FORUM_LIMITS, type NewForumReport, REPORT_REASONS, type ReportReason } from '@coachlab/contracts';
import { OptionalText, Strict } from '@coachlab/service-common';
import { IsIn } from 'class-validator';

@Strict()
export class NewReportBody implements NewForumReport {
  @IsIn(REPORT_REASONS, { message: `must be one of ${REPORT_REASONS.join(', ')}` })
  reason!: ReportReason;

  @OptionalText({ min: 0, max: FORUM_LIMITS.reportNote })
  note?: string;
}
