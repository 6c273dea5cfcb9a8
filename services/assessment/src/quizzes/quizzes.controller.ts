import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { type Caller, FromCaller } from '@coachlab/service-common';
import { ModuleSubmissionBody } from './module-submission.ts';
import { QuizService } from './quiz.service.ts';

@Controller('api/certifications/:id/modules/:moduleId')
export class QuizzesController {
  constructor(private readonly quiz: QuizService) {}

  @Get('quiz')
  questions(@Param('id') id: string, @Param('moduleId') moduleId: string, @FromCaller() caller: Caller) {
    return this.quiz.questions(id, moduleId, caller);
  }

  @Post('submit')
  @HttpCode(200)
  submit(
    @Param('id') id: string,
    @Param('moduleId') moduleId: string,
    @Body() body: ModuleSubmissionBody,
    @FromCaller() caller: Caller,
  ) {
    return this.quiz.submit(id, moduleId, body, caller);
  }
}
