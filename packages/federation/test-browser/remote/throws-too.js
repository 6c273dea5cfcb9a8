import { never } from './throwing-module.js';

export const Component = () => never;
