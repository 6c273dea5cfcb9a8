import { Body, Controller, Post } from '@nestjs/common';
import { type Caller, FromCaller } from '@coachlab/service-common';
import { ContactBody } from './contact-body.ts';
import { ContactService } from './contact.service.ts';

@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  send(@Body() body: ContactBody, @FromCaller() caller: Caller) {
    return this.contact.send(body, caller);
  }
}
