import { Body, Controller, Get, Param, Post, UseGuards } from '@nestjs/common';
import { EditorGuard } from './editor.guard.ts';
import { ItemsService } from './items.service.ts';
import { NewItemBody } from './new-item-body.ts';

@Controller('api/__name__')
export class ItemsController {
  constructor(private readonly items: ItemsService) {}

  @Get()
  list() {
    return this.items.list();
  }

  @Get(':slug')
  one(@Param('slug') slug: string) {
    return this.items.one(slug);
  }

  @Post()
  @UseGuards(EditorGuard)
  create(@Body() body: NewItemBody) {
    return this.items.create(body);
  }
}
