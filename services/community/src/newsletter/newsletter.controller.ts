import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { type Caller, FromCaller } from '@coachlab/service-common';
import { LinkToken, SubscriptionBody } from './bodies.ts';
import { NewsletterService } from './newsletter.service.ts';

@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post('subscribe')
  @HttpCode(200)
  subscribe(@Body() body: SubscriptionBody, @FromCaller() caller: Caller) {
    return this.newsletter.subscribe(body, caller);
  }

  @Post('confirm')
  @HttpCode(200)
  confirm(@Body() { token }: LinkToken, @FromCaller() caller: Caller) {
    return this.newsletter.confirm(token, caller);
  }

  /** The token is in the address, so that a mail program can do it in one click; its body says nothing more. */
  @Post('unsubscribe')
  @HttpCode(200)
  unsubscribe(@Query() { token }: LinkToken, @FromCaller() caller: Caller) {
    return this.newsletter.unsubscribe(token, caller);
  }
}
