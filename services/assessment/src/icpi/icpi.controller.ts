import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { type Caller, DrawnPicture, FromCaller } from '@coachlab/service-common';
import { IcpiDataQuery } from './icpi-data-query.ts';
import { IcpiSubmissionBody } from './icpi-submission.ts';
import { IcpiService } from './icpi.service.ts';

@Controller('api/icpi')
export class IcpiController {
  constructor(private readonly icpi: IcpiService) {}

  // Before {id}, or `data` would be taken for one.
  @Get('data')
  data(@Query() { view }: IcpiDataQuery) {
    return view === 'questions' ? this.icpi.questions() : this.icpi.data();
  }

  @Post('submit')
  submit(@Body() body: IcpiSubmissionBody, @FromCaller() caller: Caller) {
    return this.icpi.submit(body, caller);
  }

  @Get(':id')
  result(@Param('id') id: string) {
    return this.icpi.result(id);
  }

  // Not kept on the way, as the result itself.
  @Get(':id/share.png')
  @DrawnPicture()
  @Header('x-robots-tag', 'noindex')
  async shareImage(@Param('id') id: string) {
    return new StreamableFile(await this.icpi.shareImage(id), { type: 'image/png' });
  }

  @Delete(':id')
  @HttpCode(204)
  delete(@Param('id') id: string, @FromCaller() caller: Caller) {
    return this.icpi.delete(id, caller);
  }
}
