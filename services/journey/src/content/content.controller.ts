import { Controller, Get } from '@nestjs/common';
import { ContentService } from './content.service.ts';

@Controller('api/journey/content')
export class ContentController {
  constructor(private readonly content: ContentService) {}

  @Get()
  all() {
    return this.content.all();
  }
}
