import { Controller, Get } from '@nestjs/common';
import { PersonasService } from './personas.service.ts';

@Controller('api/personas')
export class PersonasController {
  constructor(private readonly personas: PersonasService) {}

  @Get()
  all() {
    return this.personas.all();
  }
}
