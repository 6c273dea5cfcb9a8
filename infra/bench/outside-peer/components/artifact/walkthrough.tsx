'use client';
export { Walkthrough } from '@catalog/interactive/walkthrough';
